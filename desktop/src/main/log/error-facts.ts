import { basename } from 'node:path'
import { ApiError } from '@fanfare/ui-kit/client/api-error.ts'
import type { Facts } from './log.ts'

const FRAMES_MAX = 5

/** What may be logged about an error. Its message may quote a text or an address, so it is left out. */
export function errorFacts(error: unknown): Facts {
  if (error instanceof ApiError) return { code: error.code, status: error.status }
  if (!(error instanceof Error)) return { error: typeof error }
  return {
    error: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    at: framesOf(error),
  }
}

/** Where the error was thrown: functions and lines, without the folders of this computer. */
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
