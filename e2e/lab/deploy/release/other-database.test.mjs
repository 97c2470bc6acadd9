import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createOwner, share, titlesOf } from '../support/api.mjs'
import { guideCommands } from '../support/guide-commands.mjs'
import { installRelease, startRelease } from '../support/install.mjs'
import { countPosts, startPostgres } from '../support/two-servers.mjs'

describe('A pilot on SQLite', () => {
  let machine
  let owner
  const [move, back] = guideCommands('database', 'Move from SQLite to PostgreSQL')

  before(async () => {
    machine = await installRelease()
    await startRelease(machine)
    owner = await createOwner(machine)
    await share(owner, 'Of the pilot')
    await machine.run(guideCommands('backup')[0])
  })
  after(() => machine?.stop())

  test('moves to PostgreSQL by the commands of the guide, with its sessions', async () => {
    await startPostgres(machine)
    assert.match(await machine.run(move), /"status":"ready"/)
    assert.deepEqual(await titlesOf(owner), ['Of the pilot'])
    await share(owner, 'Of PostgreSQL')
    assert.equal(await countPosts(machine, 'Of PostgreSQL'), 1)
    assert.doesNotMatch(await machine.run('fanfare doctor'), /^✗/m)
  })

  test('moves back with what was shared since', async () => {
    assert.match(await machine.run(back), /"status":"ready"/)
    assert.deepEqual((await titlesOf(owner)).toSorted(), ['Of PostgreSQL', 'Of the pilot'])
    await share(owner, 'Of SQLite')
    assert.equal(await countPosts(machine, 'Of SQLite'), 0)
  })
})
