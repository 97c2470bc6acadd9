/** `npm run lab -- <name> …`: looks at the whole product from outside. Most of it is a step of `npm run test:all` too. */
const TASKS = {
  deploy: 'test-deploy',
  desktop: 'test-desktop',
  faults: 'faults-desktop',
  installed: 'test-desktop-deb',
  pictures: 'pictures',
  reports: 'test-reports',
  'visual-accept': 'visual-accept',
}

const [name] = process.argv.splice(2, 1)
if (Object.hasOwn(TASKS, name ?? '')) await import(`./${TASKS[name]}.mjs`)
else {
  console.error(`Name one of: ${Object.keys(TASKS).join(', ')}`)
  process.exitCode = 1
}
