/**
 * How many hashes may run at a time: one core stays for the requests, and one thread of libuv's pool for everything else
 * that uses it (files, compression, name resolution).
 */
export const hashesAtOnce = (cores: number, poolThreads: number): number =>
  Math.max(1, Math.min(cores, poolThreads) - 1)
