import { basename } from 'node:path'
import { ApiError } from '@fanfare/ui-kit/client/api-error.ts'
import type { Facts } from './log.ts'

const FRAMES_MAX = 5

/** The loggable facts of an error. Its message may contain user content or an address, so it is left out. */
export function errorFacts(error: unknown): Facts {
  if (error instanceof ApiError) return { code: error.code, status: error.status }
  if (!(error instanceof Error)) return { error: typeof error }
  return {
    error: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    at: framesOf(error),
  }
}

/** Where the error was thrown: functions and lines, without the paths of this computer. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames
    .slice(0, FRAMES_MAX)
    .map((frame) =>
      frame
        .trim()
        .replace(/^at /, '')
        .replace(/\(?(\S+)\)?$/, (_all, place: string) => basename(place)),
    )
    .join(' < ')
}
