/*
 * The floor: how long tree-sitter's own C library takes to parse files, with nothing done to the trees.
 *
 * usage: floor THREADS ROUNDS < LIST
 *
 * LIST has one path to a line. The files are read before the clock starts. Prints one JSON object:
 * {"threads", "files", "bytes", "rounds": [{"ms", "cpu_ms": of all threads}], "broken": files with syntax errors}.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <tree_sitter/api.h>

const TSLanguage *tree_sitter_javascript(void);
const TSLanguage *tree_sitter_tsx(void);
const TSLanguage *tree_sitter_typescript(void);

typedef struct {
  char *text;
  uint32_t length;
  const TSLanguage *language;
} File;

static File *files;
static size_t file_count;
static atomic_size_t next_file;
static atomic_size_t broken;

static double now_ms(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int ends_with(const char *text, const char *end) {
  size_t length = strlen(text), end_length = strlen(end);
  return length >= end_length && strcmp(text + length - end_length, end) == 0;
}

static const TSLanguage *language_of(const char *path) {
  if (ends_with(path, ".tsx")) return tree_sitter_tsx();
  if (ends_with(path, ".ts") || ends_with(path, ".mts") || ends_with(path, ".cts")) return tree_sitter_typescript();
  return tree_sitter_javascript();
}

static void *work(void *unused) {
  (void)unused;
  TSParser *parser = ts_parser_new();
  const TSLanguage *current = NULL;
  for (;;) {
    size_t at = atomic_fetch_add(&next_file, 1);
    if (at >= file_count) break;
    File *file = &files[at];
    if (file->language != current) {
      current = file->language;
      ts_parser_set_language(parser, current);
    }
    TSTree *tree = ts_parser_parse_string(parser, NULL, file->text, file->length);
    if (ts_node_has_error(ts_tree_root_node(tree))) atomic_fetch_add(&broken, 1);
    ts_tree_delete(tree);
  }
  ts_parser_delete(parser);
  return NULL;
}

static void read_file(const char *path) {
  FILE *stream = fopen(path, "rb");
  if (stream == NULL) {
    perror(path);
    exit(2);
  }
  fseek(stream, 0, SEEK_END);
  long length = ftell(stream);
  rewind(stream);
  char *text = malloc(length + 1);
  if (text == NULL || fread(text, 1, length, stream) != (size_t)length) {
    perror(path);
    exit(2);
  }
  fclose(stream);
  files[file_count++] = (File){.text = text, .length = length, .language = language_of(path)};
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: floor THREADS ROUNDS < LIST\n");
    return 2;
  }
  int threads = atoi(arguments[1]), rounds = atoi(arguments[2]);
  char *line = NULL;
  size_t capacity = 0, room = 0;
  unsigned long bytes = 0;
  for (ssize_t length; (length = getline(&line, &capacity, stdin)) > 0;) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    if (file_count == room) files = realloc(files, (room = room ? room * 2 : 1024) * sizeof(File));
    read_file(line);
    bytes += files[file_count - 1].length;
  }
  printf("{\"threads\":%d,\"files\":%zu,\"bytes\":%lu,\"rounds\":[", threads, file_count, bytes);
  pthread_t *workers = malloc(threads * sizeof(pthread_t));
  for (int round = 0; round < rounds; round++) {
    next_file = broken = 0;
    double start = now_ms(CLOCK_MONOTONIC), cpu_start = now_ms(CLOCK_PROCESS_CPUTIME_ID);
    for (int at = 0; at < threads; at++) pthread_create(&workers[at], NULL, work, NULL);
    for (int at = 0; at < threads; at++) pthread_join(workers[at], NULL);
    printf("%s{\"ms\":%.2f,\"cpu_ms\":%.2f}", round ? "," : "", now_ms(CLOCK_MONOTONIC) - start,
      now_ms(CLOCK_PROCESS_CPUTIME_ID) - cpu_start);
  }
  printf("],\"broken\":%zu}\n", (size_t)broken);
  return 0;
}
