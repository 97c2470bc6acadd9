import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export interface Options {
  /** How often each page is measured. */
  runs: number
  /** The chosen names of pages; by default all. */
  only?: string[]
  /** The folder of another built checkout, whose signed-in pages are measured in the same run. */
  before?: string
  /** The folder for pictures of the first second of a load. */
  pictures?: string
}

/** A path as it was written where `npm run` was called. */
export const pathOf = (folder: string) => resolve(process.env.INIT_CWD ?? '.', folder)

/** `--runs=1 --pages=/,dashboard --before=../earlier --pictures=pictures`; a page is named as in the table. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '3' },
      pages: { type: 'string' },
      before: { type: 'string' },
      pictures: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number from 1')
  return {
    runs,
    ...(values.pages !== undefined && { only: values.pages.split(',') }),
    ...(values.before !== undefined && { before: pathOf(values.before) }),
    ...(values.pictures !== undefined && { pictures: pathOf(values.pictures) }),
  }
}
