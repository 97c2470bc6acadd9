import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { caddyLines, compose, imageInstructions, read, variablesOf } from '../support/files.mjs'
import { readVariables, secondsOf } from '../support/unit.mjs'

const { services, volumes, networks } = compose()
const all = Object.entries(services)
const servers = all.filter(([name]) => name.startsWith('app-'))
const image = readVariables(imageInstructions()('ENV').flatMap((line) => line.split(' ')))

describe('compose.yaml', () => {
  test('refers to services, volumes and networks that it has', () => {
    for (const [name, service] of all) {
      for (const other of Object.keys(service.depends_on ?? {}))
        assert.ok(services[other], `${name}: ${other}`)
      for (const network of service.networks) assert.ok(network in networks, `${name}: ${network}`)
      for (const [source] of (service.volumes ?? []).map((volume) => volume.split(':')))
        assert.ok(source in volumes || read('deploy', source) !== '', `${name}: ${source}`)
    }
  })

  test('waits for services that say how they are', () => {
    for (const [name, { depends_on: others = {} }] of all)
      for (const [other, { condition }] of Object.entries(others)) {
        const hasCheck = services[other].healthcheck?.test !== undefined || other.startsWith('app-')
        if (condition === 'service_healthy') assert.ok(hasCheck, `${name} waits for ${other}`)
        else assert.deepEqual([other, condition], ['prepare', 'service_completed_successfully'])
      }
  })

  test('uses the variables that its example has, and no others', () => {
    const text = read('deploy', 'compose.yaml')
    const used = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    const withDefault = new Set([...text.matchAll(/\$\{(\w+):-/g)].map(([, name]) => name))
    const { required, optional } = variablesOf(read('deploy', '.env.example'))
    assert.deepEqual([...used].filter((name) => !withDefault.has(name)).toSorted(), [...required].toSorted())
    for (const name of withDefault) assert.ok(optional.has(name), name)
  })

  test('gives the servers only settings that they know', () => {
    const { optional: known } = variablesOf(read('.env.example'))
    const { optional: examples } = variablesOf(read('deploy', '.env.example'))
    const given = servers.flatMap(([, { environment }]) => Object.keys(environment))
    for (const name of [...given, ...examples]) assert.ok(known.has(name) || name === 'FANFARE_IMAGE', name)
  })

  test('has no secret of its own', () => {
    const secrets = all.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).filter(([name]) => /KEY|PASSWORD|SECRET|TOKEN|DATABASE_URL/.test(name)),
    )
    assert.ok(secrets.length >= 5)
    for (const [name, value] of secrets) assert.match(value, /\$\{\w+:\?/, name)
  })

  test('runs every container without privileges on a file system that takes no writes', () => {
    for (const [name, service] of all) {
      assert.equal(service.read_only, true, name)
      assert.deepEqual(service.cap_drop, ['ALL'], name)
      assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name)
      assert.equal(service.privileged ?? service.network_mode ?? service.pid, undefined, name)
    }
    for (const [name, service] of servers) assert.equal(service.cap_add, undefined, name)
  })

  test('keeps the database and Redis inside', () => {
    assert.equal(networks.inside.internal, true)
    for (const name of ['postgres', 'redis']) {
      assert.deepEqual(services[name].networks, ['inside'])
      assert.equal(services[name].ports, undefined)
    }
  })

  test('gives Caddy the servers at the port where they listen, and all variables of its file', () => {
    const { environment } = services.caddy
    assert.equal(environment.FANFARE_SERVERS, servers.map(([name]) => `${name}:${image.PORT}`).join(' '))
    const used = new Set([...read('deploy', 'Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name]) => name))
    assert.deepEqual([...used].toSorted(), Object.keys(environment).toSorted())
    assert.ok(caddyLines().some(([word]) => word === 'reverse_proxy'))
  })

  test('stores the data where the image has its volume, and gives the servers time to end', () => {
    for (const [name, service] of servers) {
      assert.ok(service.volumes.includes(`data:${image.DATA_DIR}`), name)
      assert.ok(secondsOf(service.stop_grace_period) > 10, name)
    }
  })
})
