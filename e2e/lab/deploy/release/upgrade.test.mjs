import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createOwner, share, titlesOf } from '../support/api.mjs'
import { guideCommands } from '../support/guide-commands.mjs'
import { installRelease, startRelease, untilReady } from '../support/install.mjs'

/** Marks the database as prepared by a version with one more migration, or removes the mark. */
const markAsNewer = (sql) => `
cd /opt/fanfare/current
setpriv --reuid=fanfare --regid=fanfare --clear-groups ./node --input-type=module --eval "
  import BetterSqlite from 'better-sqlite3'
  new BetterSqlite('/var/lib/fanfare/fanfare.sqlite3').exec(\\"${sql}\\")"`
const NEWER = markAsNewer(
  "insert into adonis_schema (name, batch) values ('database/migrations/9999_of_later', 99)",
)
const AS_BEFORE = markAsNewer("delete from adonis_schema where name like '%9999%'")

describe('An upgrade by the commands of the guide', () => {
  let machine
  let owner

  before(async () => {
    machine = await installRelease()
    await startRelease(machine)
    owner = await createOwner(machine)
    await share(owner, 'Before the upgrade')
  })
  after(() => machine?.stop())

  const running = () =>
    machine.run('readlink "/proc/$(systemctl show --property MainPID --value fanfare@3333)/cwd"')

  test('runs the new release on the same data', async () => {
    const [upgrade] = guideCommands('upgrade', 'One server')
    assert.match(await machine.run(upgrade), /"status":"ready"/)
    assert.equal(await running(), '/opt/fanfare/0.3.0')
    assert.deepEqual(await titlesOf(owner), ['Before the upgrade'])
    await share(owner, 'After the upgrade')
  })

  test('goes back to the old release while no migration has run', async () => {
    const [back] = guideCommands('upgrade', 'Go back')
    await machine.run(back)
    await untilReady()
    assert.equal(await running(), '/opt/fanfare/0.2.0')
    assert.deepEqual((await titlesOf(owner)).toSorted(), ['After the upgrade', 'Before the upgrade'])
  })

  test('does not go back when one has, and says so', async () => {
    await machine.run(NEWER)
    await machine.attempt('systemctl restart fanfare@3333')
    const log = await machine.run('journalctl --unit fanfare@3333 --output cat --no-pager --lines 20')
    assert.match(log, /This database was prepared by a newer version/)
    await machine.run(`${AS_BEFORE}\nsystemctl restart fanfare@3333`)
    await untilReady()
  })
})
