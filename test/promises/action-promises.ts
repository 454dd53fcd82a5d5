/** What users of actions like this one have been let down by, or could be attacked through, and the tests that hold us to better. */
export interface Promised {
  readonly kind: 'comments' | 'limits' | 'revisions' | 'permissions' | 'safety' | 'contract';
  /** What is promised, one sentence. */
  readonly promise: string;
  /** Tests that fail where it is not kept: file, and title as the file has it. */
  readonly tests: readonly (readonly [file: string, title: string])[];
}

const e2e = (name: string) => `test/e2e/action/${name}.test.ts`;
const unit = (name: string) => `apps/action/test/${name}.test.ts`;

export const ACTION_PROMISES: readonly Promised[] = [
  {
    kind: 'comments',
    promise: 'A pull request that leaves nothing open gets no comment, no review and no annotation.',
    tests: [[e2e('lifecycle'), 'gets no comment, no review and no annotation, and a summary that says what was found']],
  },
  {
    kind: 'comments',
    promise:
      'There is one comment for a key, found by its marker and its author on whatever page, and edited in place.',
    tests: [
      [unit('publish'), "finds its comment behind a hundred others, and is not misled by a stranger's marker"],
      [e2e('lifecycle'), 'is edited in place when there is more to say'],
    ],
  },
  {
    kind: 'comments',
    promise: 'A comment whose findings are gone says so: no alarm outlives its cause.',
    tests: [[e2e('lifecycle'), 'is resolved, and its review comments with it, when nothing is open any more']],
  },
  {
    kind: 'comments',
    promise: 'A push that changes nothing of the comment leaves it untouched.',
    tests: [[e2e('lifecycle'), 'stays untouched by a push that changes nothing of it']],
  },
  {
    kind: 'comments',
    promise: 'Jobs of a matrix or of a monorepo do not overwrite one another: each key has its comment.',
    tests: [[unit('publish'), 'keeps a comment for each key']],
  },
  {
    kind: 'comments',
    promise: 'An answer that got lost makes no second comment, and no second review comment.',
    tests: [
      [unit('publish'), 'with a connection that is cut before or after the comment was made, there is one comment'],
      [unit('publish'), 'with an answer to the review that got lost, there is one review comment for each line'],
      [unit('publish'), 'while it is asked who we are, no second comment is posted'],
    ],
  },
  {
    kind: 'comments',
    promise:
      'A review comment stands on the removed line, on the left side, and nowhere if the diff does not have the line.',
    tests: [
      [e2e('lifecycle'), 'has a review comment beside it, on the removed line'],
      [unit('review'), 'is none where the diff does not remove it: a part of a longer name is not the name'],
      [unit('review'), 'have their numbers in the old file'],
    ],
  },
  {
    kind: 'comments',
    promise: 'A symbol gets one review comment over the life of a pull request.',
    tests: [
      [unit('review'), 'are never posted twice for a symbol'],
      [unit('review'), 'are edited when there is something new to say'],
      [unit('review'), 'are told to be settled once their symbol is, and then left alone'],
    ],
  },
  {
    kind: 'comments',
    promise: 'The comment leads with what to do, then says why, where, and what would settle it.',
    tests: [[unit('comment'), 'leads with what to do, then says why, where, and what would settle it']],
  },
  {
    kind: 'comments',
    promise:
      'A finding that somebody answered for is not raised again, and an answer that no longer holds is a finding.',
    tests: [
      [e2e('configuration'), 'waives a finding: nothing is said of it, and it is counted'],
      [e2e('configuration'), 'waives nothing any more when its time is over'],
      [e2e('configuration'), 'settles the place where it stands, and the comment of the pull request with it'],
    ],
  },
  {
    kind: 'limits',
    promise: 'A comment stays under 65,536 characters, is cut by rank, and says what was cut.',
    tests: [
      [unit('comment'), 'stays under the limit, cuts by rank and says so'],
      [
        e2e('limits'),
        'gets a comment within the limit that says what it leaves out, ten review comments and ten annotations',
      ],
    ],
  },
  {
    kind: 'limits',
    promise: 'The summary stays under what the runner takes, which drops all of a longer one.',
    tests: [[unit('comment'), 'stays within half of what the runner takes, in bytes']],
  },
  {
    kind: 'limits',
    promise: 'Annotations are at most ten of a kind, shared by the symbols, and the others are counted.',
    tests: [[unit('annotations'), 'are at most ten of a kind, shared by the symbols, and the others are counted']],
  },
  {
    kind: 'limits',
    promise: 'Review comments are at most thirty over the life of a pull request, in one review, ten by default.',
    tests: [
      [unit('review'), 'are never more than the ceiling over the life of a pull request'],
      [unit('review'), 'are the ten most pressing, and the others are counted'],
    ],
  },
  {
    kind: 'limits',
    promise: 'SARIF holds no more results than GitHub shows, and no more bytes than it takes.',
    tests: [[unit('sarif'), 'has no more results than GitHub shows, and no more bytes than it takes']],
  },
  {
    kind: 'limits',
    promise: 'A limit of rate is waited for where the wait is short, and given up where it is not: no loop of tries.',
    tests: [
      [unit('publish'), 'with 429 and a short wait, the wait is kept to'],
      [unit('publish'), 'with a secondary limit, it is tried again after the wait that is asked for'],
      [unit('publish'), 'with a limit that lasts, it gives up at once'],
      [unit('publish'), 'with 503 for good, it gives up, and the review is still tried'],
    ],
  },
  {
    kind: 'limits',
    promise: 'What cannot be posted loses nothing: the report, the summary and the outputs are there.',
    tests: [
      [e2e('forks'), 'is warned, with the permission that it lacks, and loses nothing'],
      [unit('publish'), 'with a review that it does not take, the comment stands all the same'],
      [e2e('github-fails'), 'for a moment: posts one comment and one review'],
    ],
  },
  {
    kind: 'limits',
    promise: 'The gate looks at which symbols are open, not at how many: a swap is seen.',
    tests: [[unit('sarif'), 'fingerprints the symbol and its reason: lines and counts may change']],
  },
  {
    kind: 'revisions',
    promise:
      'The merge result is judged, from local git, at fetch-depth 1, 2 and 0, in partial clones, and where only the head is checked out.',
    tests: [
      [e2e('comparison'), 'is the merge result: %s'],
      [e2e('comparison'), "is GitHub's merge commit where only the head is checked out, %s"],
      [e2e('comparison'), 'is a merge that is made here where the server keeps none, and the checkout stays as it is'],
    ],
  },
  {
    kind: 'revisions',
    promise: 'A full clone is never made shallow.',
    tests: [[e2e('comparison'), 'is the merge result: %s']],
  },
  {
    kind: 'revisions',
    promise: 'What cannot be compared fails, whatever the gate, and is never shown as clean.',
    tests: [
      [e2e('comparison'), 'what cannot be compared fails, whatever fail-on says, and is never shown as clean'],
      [e2e('comparison'), 'a base that is not there and cannot be fetched'],
      [e2e('comparison'), 'is told on the pull request too, where there is a comment'],
      [unit('comment'), 'does not read as clean where nothing was seen'],
    ],
  },
  {
    kind: 'revisions',
    promise: 'Merge groups are judged from the start, and a push only warms the cache.',
    tests: [
      [e2e('comparison'), 'is the merge group'],
      [e2e('comparison'), 'is nothing on a push: the index is built, and nothing is said'],
    ],
  },
  {
    kind: 'permissions',
    promise:
      'A pull request from a fork is no failure: what a comment would say is in the summary, the annotations and the report.',
    tests: [
      [e2e('forks'), 'is no failure: what a comment would say is in the summary, the annotations and the report'],
      [unit('publish'), 'of a fork is not a failure: the token can only read, and that is said'],
    ],
  },
  {
    kind: 'permissions',
    promise:
      'The companion checks the artifact against the schema, takes the pull request from the API, and writes every text itself.',
    tests: [
      [
        e2e('companion'),
        'posts what the run could not, on the pull request that GitHub names, and says whose word it is',
      ],
      [e2e('companion'), 'makes every text itself, so that a forged report can say nothing but what a report says'],
      [unit('zip-entry'), 'is refused when it unpacks to more than it may, whatever size it claims'],
      [unit('zip-entry'), 'ends in a known error or in bytes, whatever is done to it'],
    ],
  },
  {
    kind: 'permissions',
    promise:
      'Every workflow that we run or show grants nothing at its top, names actions by commit or says so, and keeps no credentials.',
    tests: [
      [unit('workflows'), 'of ours grant nothing at the top, and name every action by a commit'],
      [unit('workflows'), 'that the documentation shows grant nothing at the top either, and keep no credentials'],
    ],
  },
  {
    kind: 'permissions',
    promise: '`pull_request_target` is refused where it would judge the base as if it were the change.',
    tests: [[e2e('comparison'), 'pull_request_target, which checks out the base']],
  },
  {
    kind: 'safety',
    promise: 'No text of a repository becomes a command of the runner.',
    tests: [
      [e2e('hostile'), 'is judged, and nothing of it becomes a link, a mention, an element or a command'],
      [unit('log-line'), 'is one line that the runner takes for no command'],
      ['apps/cli/test/reporters.test.ts', 'cannot be made by a name'],
    ],
  },
  {
    kind: 'safety',
    promise: 'No text of a repository becomes a link, a mention, a reference, an image or an element.',
    tests: [
      [e2e('hostile'), 'is judged, and nothing of it becomes a link, a mention, an element or a command'],
      [unit('markdown'), 'is nothing but code when it is a name'],
      [unit('markdown'), 'is nothing but words and code when it is a sentence'],
      [unit('comment'), 'carries nothing of a repository but words, code, and links of ours'],
    ],
  },
  {
    kind: 'safety',
    promise: 'Characters that cannot be seen, or turn the order of others, are shown as what they are.',
    tests: [[unit('log-line'), 'shows what cannot be seen']],
  },
  {
    kind: 'safety',
    promise: 'A marker that a stranger wrote is not ours.',
    tests: [
      [unit('publish'), "finds its comment behind a hundred others, and is not misled by a stranger's marker"],
      [unit('comment'), 'counts on the first line only, so that a quoted one is no marker'],
    ],
  },
  {
    kind: 'safety',
    promise: 'Nothing of a checkout is run: no hook, no monitor, no filter, no program that its configuration names.',
    tests: [
      [unit('git'), 'runs no hook and no monitor of the repository'],
      [
        'packages/indexer/test/git/revision.test.ts',
        'nothing that a repository configures is run, and no secret reaches git',
      ],
    ],
  },
  {
    kind: 'safety',
    promise: 'No name or revision is taken for an option of git.',
    tests: [
      [unit('git'), 'takes no revision for an option'],
      ['apps/cli/test/bad-input.test.ts', 'that looks like an option of git is only a name'],
    ],
  },
  {
    kind: 'safety',
    promise: 'Links and submodules are never followed.',
    tests: [
      ['packages/indexer/test/index-store/repository-index.test.ts', 'symlinks and submodules are never followed'],
      ['apps/cli/test/bad-input.test.ts', 'cannot lead us to another file through a link'],
      ['apps/cli/test/bad-input.test.ts', 'is refused where it is a link out of the checkout'],
    ],
  },
  {
    kind: 'safety',
    promise: 'One hostile file costs itself: it goes on the ledger as not checked, and the run goes on.',
    tests: [
      [
        'packages/indexer/test/pipeline/workers.test.ts',
        'a file that makes its worker %s costs itself only, and keeps its words',
      ],
      [
        'packages/indexer/test/syntax/engine.test.ts',
        'gives up when the budget is spent, and parses the next text as if nothing had been',
      ],
    ],
  },
  {
    kind: 'safety',
    promise:
      'The token is masked, sent to one server over https, in no argument, no address, no file and no environment of another process.',
    tests: [
      [e2e('forks'), 'is masked, printed nowhere else, and in no file that the run leaves'],
      [unit('git'), 'gets the token in a file that is gone afterwards, for the one server, and in no variable'],
      [unit('git'), 'sends no token over anything but https'],
    ],
  },
  {
    kind: 'safety',
    promise: 'A fork restores the cache and never writes it, and a damaged one is not believed.',
    tests: [
      [e2e('cache'), 'is not kept by a fork'],
      [e2e('cache'), 'is not believed where it is damaged'],
      ['packages/indexer/test/index-store/damage.test.ts', 'of another version is not read'],
    ],
  },
  {
    kind: 'safety',
    promise: 'Names that every object is born with are names like any other.',
    tests: [
      ['apps/cli/test/bad-input.test.ts', 'with a name that every object is born with is a symbol like any other'],
    ],
  },
  {
    kind: 'contract',
    promise: 'What is tested is the committed bundle, spawned as the runner does, on Node 20 and Node 24.',
    tests: [[e2e('comparison'), 'is the same on Node 24']],
  },
  {
    kind: 'contract',
    promise:
      '`action.yml` is what the code reads and writes, and sets no default that would hide the configuration file.',
    tests: [
      [unit('metadata'), 'reads every input and writes every output that it describes'],
      [unit('metadata'), 'sets no default but the token'],
    ],
  },
  {
    kind: 'contract',
    promise: 'A setting that is not known is refused, with a near name.',
    tests: [[e2e('configuration'), 'is refused where it is not understood, with a near name']],
  },
  {
    kind: 'contract',
    promise: 'The packages in the bundle are named beside it with their terms.',
    tests: [[unit('third-party-licenses'), 'name each package in it once, with its terms, and none of ours']],
  },
];
