import { memoized } from '../../memo.ts';
import type { Side } from '../bind/side.ts';
import { dirOf } from '../resolve/path-names.ts';

/** Packages that come with a runner of migrations or seeds, or are one. */
const RUNNERS =
  /migrat|knex|sequelize|typeorm|mikro-orm|prisma|drizzle|umzug|objection|bookshelf|postgrator|kysely|adonis|lucid|strapi|payload|medusa|sails|waterline|directus|keystone|feathers|loopback|supabase|convex|truffle|schematics|devkit|(^|[/@-])(nx|ley|east|db-tools|orchid-orm|graphile-.*|slonik.*|massive|seed.*|fixtures?)$/;

/** Words of a command, a setting or a document that is about running them. */
const WORDS = 'migrate migration migrations migrating seed seeds seeder seeders seeding knex umzug truffle'.split(' ');

const known = new WeakMap<Side, boolean>();

/**
 * Whether anything in the repository may run what lies in a folder of migrations: a package that does, or a word of it
 * outside of the modules of the program. (A folder that the program lists or loads itself is a load of its own.)
 */
export function runsMigrations(side: Side): boolean {
  return memoized(known, side, () => {
    const packages = [...side.resolver.files.packages()];
    if (packages.some(({ dependencies }) => [...dependencies].some((name) => RUNNERS.test(name)))) return true;
    const dirs = new Set(['', ...packages.map(({ dir }) => dir)]);
    return WORDS.some((word) =>
      side.view.filesWithWord(word).some((path) => side.unit(path) === null || dirs.has(dirOf(path))),
    );
  });
}
