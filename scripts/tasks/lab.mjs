/** `npm run lab -- <name> …`: looks at the whole product from outside. Most of it is a step of `npm run test:all` too. */
const COMMANDS = {
  bench: '../../e2e/lab/bench/run.mjs',
  deploy: '../../e2e/lab/deploy/run.mjs',
  desktop: '../../e2e/journeys/desktop/run.mjs',
  faults: '../../e2e/lab/faults/run.mjs',
  installed: '../../e2e/lab/installed/run.mjs',
  pictures: '../../e2e/lab/pictures/run.mjs',
  reports: '../../e2e/lab/reports/run.mjs',
  'visual-accept': '../../e2e/lab/visual/accept.mjs',
}

const [name] = process.argv.splice(2, 1)
if (Object.hasOwn(COMMANDS, name ?? '')) await import(COMMANDS[name])
else {
  console.error(`Name one of: ${Object.keys(COMMANDS).join(', ')}`)
  process.exitCode = 1
}
