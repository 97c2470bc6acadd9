import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { at } from '../../../../scripts/lib/paths.mjs'

/** Fails for a command whose file is missing in the build, and so in a release. */
export function assertIsBuilt(command) {
  const [program, file, name] = command
  assert.equal(program, 'node')
  assert.ok(existsSync(at('backend', 'build', file)), file)
  if (file === 'ace.js') assert.ok(existsSync(at('backend', 'build', 'commands', `${name}.js`)), name)
}
