// Loaded into a server before libc (LD_PRELOAD): a slow, read-only or lost volume, and a wall clock that jumps.
// drills/disk/faults.ts builds it and changes the shared page while the server runs.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

struct faults {
  int delay_ms;    // of each flush: the system takes writes into memory
  int write_error; // errno of each write, 0 for none
  int read_error;  // errno of each open and read
  int padding;
  long long clock_ms; // what the clock is ahead
};

static volatile struct faults *faults;
static const char *folder;
static unsigned char inside[65536]; // by file descriptor: a file below the folder

__attribute__((constructor)) static void begin(void) {
  const char *page = getenv("FAULTS_PAGE");
  folder = getenv("FAULTS_FOLDER");
  int fd = page ? syscall(SYS_openat, AT_FDCWD, page, O_RDONLY) : -1;
  if (fd < 0) return;
  void *mapped = mmap(NULL, sizeof(struct faults), PROT_READ, MAP_SHARED, fd, 0);
  syscall(SYS_close, fd);
  if (mapped != MAP_FAILED) faults = mapped;
}

static int is_inside(int fd) { return faults && fd >= 0 && fd < (int)sizeof inside && inside[fd]; }
static int is_below(const char *path) { return faults && folder && path && !strncmp(path, folder, strlen(folder)); }
static int fails(int error) {
  if (error) errno = error;
  return error != 0;
}
static int read_fails(int fd) { return is_inside(fd) && fails(faults->read_error); }
static int write_fails(int fd) {
  return is_inside(fd) && fails(faults->write_error);
}
static int flush_fails(int fd) {
  if (is_inside(fd) && faults->delay_ms) usleep(faults->delay_ms * 1000);
  return write_fails(fd);
}
static int path_fails(const char *path) { return is_below(path) && fails(faults->write_error); }

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OPEN(name)                                                                                   \
  int name(const char *path, int flags, ...) {                                                       \
    static __typeof__(&name) real;                                                                   \
    if (!real) real = REAL(name);                                                                    \
    va_list list;                                                                                    \
    va_start(list, flags);                                                                           \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;                          \
    va_end(list);                                                                                    \
    int below = is_below(path);                                                                      \
    if (below && fails(flags & (O_WRONLY | O_RDWR | O_CREAT) ? faults->write_error : 0)) return -1;  \
    if (below && fails(faults->read_error)) return -1;                                               \
    int fd = real(path, flags, mode);                                                                \
    if (fd >= 0 && fd < (int)sizeof inside) inside[fd] = below;                                      \
    return fd;                                                                                       \
  }
OPEN(open)
OPEN(open64)

// Only files are marked, so that a number which a socket takes over must be unmarked.
int close(int fd) {
  static int (*real)(int);
  if (!real) real = REAL(close);
  if (fd >= 0 && fd < (int)sizeof inside) inside[fd] = 0;
  return real(fd);
}

#define CHECKED(type, name, parameters, arguments, check)                                            \
  type name parameters {                                                                             \
    static __typeof__(&name) real;                                                                   \
    if (!real) real = REAL(name);                                                                    \
    return check ? -1 : real arguments;                                                              \
  }
CHECKED(ssize_t, write, (int fd, const void *bytes, size_t size), (fd, bytes, size), write_fails(fd))
CHECKED(ssize_t, pwrite, (int fd, const void *bytes, size_t size, off_t at), (fd, bytes, size, at), write_fails(fd))
CHECKED(ssize_t, pwrite64, (int fd, const void *bytes, size_t size, off64_t at), (fd, bytes, size, at), write_fails(fd))
CHECKED(int, fsync, (int fd), (fd), flush_fails(fd))
CHECKED(int, fdatasync, (int fd), (fd), flush_fails(fd))
CHECKED(int, ftruncate, (int fd, off_t size), (fd, size), write_fails(fd))
CHECKED(int, ftruncate64, (int fd, off64_t size), (fd, size), write_fails(fd))
CHECKED(ssize_t, read, (int fd, void *bytes, size_t size), (fd, bytes, size), read_fails(fd))
CHECKED(ssize_t, pread, (int fd, void *bytes, size_t size, off_t at), (fd, bytes, size, at), read_fails(fd))
CHECKED(ssize_t, pread64, (int fd, void *bytes, size_t size, off64_t at), (fd, bytes, size, at), read_fails(fd))
CHECKED(int, mkdir, (const char *path, mode_t mode), (path, mode), path_fails(path))
CHECKED(int, rename, (const char *from, const char *to), (from, to), path_fails(from))
CHECKED(int, unlink, (const char *path), (path), path_fails(path))
CHECKED(int, rmdir, (const char *path), (path), path_fails(path))

// Timers use the monotonic clock, which no one can set.
int clock_gettime(clockid_t clock, struct timespec *at) {
  int result = syscall(SYS_clock_gettime, clock, at);
  if (result || !faults || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return result;
  long long ns = at->tv_nsec + (faults->clock_ms % 1000) * 1000000;
  at->tv_sec += faults->clock_ms / 1000 + (ns < 0 ? -1 : ns / 1000000000);
  at->tv_nsec = ns < 0 ? ns + 1000000000 : ns % 1000000000;
  return 0;
}
int gettimeofday(struct timeval *restrict at, void *restrict zone) {
  struct timespec now;
  if (zone) return syscall(SYS_gettimeofday, at, zone);
  clock_gettime(CLOCK_REALTIME, &now);
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return 0;
}
time_t time(time_t *at) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (at) *at = now.tv_sec;
  return now.tv_sec;
}
