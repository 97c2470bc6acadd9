import { TaskQueue } from '#core/runtime/threads/task_queue'

/** Images with more pixels are not decoded. */
export const PIXELS_MAX = 40_000_000

/** Seconds after which an image fails. */
export const IMAGE_TIMEOUT_S = 8

/** Decoding a large image takes 160 MB, so images are processed one at a time. */
export const imageQueue = new TaskQueue({ atOnce: 1, waitingMax: 8 })
