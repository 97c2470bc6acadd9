import { parseArgs } from 'node:util'

export interface Options {
  /** How often Lighthouse measures each page. */
  runs: number
  /** The chosen names of pages; by default all. */
  only?: string[]
}

/** `--runs=1 --pages=/,/pricing`; a page is named as in the table. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '3' }, pages: { type: 'string' } },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number from 1')
  return { runs, ...(values.pages !== undefined && { only: values.pages.split(',') }) }
}
