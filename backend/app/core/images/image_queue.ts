import { TaskQueue } from '#core/threads/task_queue'

/** More pixels than this are not decoded. */
export const PIXELS_MAX = 40_000_000

/** Seconds until an image that takes too long is given up. */
export const IMAGE_TIMEOUT_S = 8

/** Decoding a large image takes 160 MB, so images are processed one at a time. */
export const imageQueue = new TaskQueue({ atOnce: 1, waitingMax: 8 })
