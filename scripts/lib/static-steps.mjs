import { at } from './paths.mjs'

const types = (room) => ({ name: `types: ${room}`, command: 'tsc', args: ['--noEmit', '-p', room] })

/** What can be said about the source without running it, in the order it is read. */
export const staticSteps = [
  {
    name: 'format',
    command: 'prettier',
    args: ['--check', '--cache', '--cache-location', at('.cache', 'prettier'), '--log-level', 'warn', '.'],
  },
  { name: 'lint', command: 'oxlint', args: [] },
  types('backend/contract'),
  types('backend'),
  types('ui-kit'),
  types('web'),
  types('desktop'),
  types('e2e'),
  { name: 'import rules', command: 'node', args: ['scripts/tasks/import-rules.mjs'] },
  { name: 'security table', command: 'node', args: ['scripts/tasks/security-table.mjs'] },
  { name: 'dead code', command: 'knip', args: ['--cache', '--cache-location', at('.cache', 'knip')] },
]
