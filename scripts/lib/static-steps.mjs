import { at } from './paths.mjs'

/**
 * A type check of one room. Incremental, with its build info in `.cache`. Steps already run in parallel, so each uses one
 * checker: several would check many of the same types.
 */
const types = (room) => ({
  name: `types: ${room}`,
  command: 'node',
  args: [
    at(room.split('/')[0], 'node_modules', 'typescript', 'bin', 'tsc'),
    '--noEmit',
    '--checkers',
    '1',
    '--incremental',
    `--tsBuildInfoFile`,
    at('.cache', 'types', `${room.replace('/', '-')}.tsbuildinfo`),
    '-p',
    room,
  ],
})

/** The checks that read the source without running it, longest first. */
export const staticSteps = [
  types('ui-kit'),
  types('desktop'),
  types('web'),
  types('backend'),
  { name: 'import rules', command: 'node', args: ['scripts/tasks/import-rules.mjs'] },
  { name: 'dead code', command: 'knip', args: ['--cache', '--cache-location', at('.cache', 'knip')] },
  types('e2e'),
  { name: 'lint', command: 'node', args: ['scripts/tasks/lint.mjs'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  types('backend/contract'),
  types('web/worker'),
  { name: 'structure', command: 'node', args: ['scripts/tasks/structure.mjs'] },
  { name: 'documents', command: 'node', args: ['scripts/tasks/documents.mjs'] },
]
