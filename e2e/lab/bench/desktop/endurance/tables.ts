import { median } from '../../server/quantiles.ts'
import { slope } from './growth.ts'
import { KINDS, type Sample } from './sampler.ts'

const row = (what: string, cells: string[]) =>
  `${what.padEnd(20)}${cells.map((each) => each.padStart(12)).join('')}`

/** Samples without those of the first half, in which caches fill up. */
const settled = (samples: readonly Sample[]) => samples.slice(Math.floor(samples.length / 2))

/** How many MB the memory grows with 1,000 posts, once caches are full. */
export const growthOf = (samples: readonly Sample[], of: (sample: Sample) => number = ({ total }) => total) =>
  slope(settled(samples).map((sample) => ({ x: sample.posts / 1000, y: of(sample) })))

/** The memory, the wake-ups and the use of the processor in a part of the run. */
export function tableOf(name: string, samples: readonly Sample[]): string {
  const memory = (what: string, of: (sample: Sample) => number) => {
    const values = samples.map(of)
    const numbers = [values[0]!, median(values), values.at(-1)!, Math.max(...values)]
    return row(what, [
      ...numbers.map((each) => `${each.toFixed(0)} MB`),
      `${growthOf(samples, of).toFixed(1)} MB`,
    ])
  }
  const use = KINDS.map((kind) => {
    const wakeUps = median(samples.map((sample) => sample[kind].wakeUps))
    const cpu = median(samples.map((sample) => sample[kind].cpu))
    return row(kind, [`${wakeUps.toFixed(1)} /s`, `${cpu.toFixed(1)} %`])
  })
  return [
    row(name, ['first', 'median', 'last', 'max', 'per 1,000']),
    memory('all processes', ({ total }) => total),
    ...KINDS.map((kind) => memory(kind, (sample) => sample[kind].memory)),
    row('', ['wake-ups', 'processor']),
    ...use,
  ].join('\n')
}
