import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ask, createOwner, SERVER, share, titlesOf } from '../support/api.mjs'
import { imageInstructions } from '../support/files.mjs'
import { guideCommands } from '../support/guide-commands.mjs'
import { installRelease, startRelease, untilReady } from '../support/install.mjs'

/** The exposure that `systemd-analyze security` computes, of 10. */
const EXPOSURE_MAX = 2
const STOP_MAX_MS = 10_000

/** A picture of one red pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

describe('A release that the guide installs under systemd', () => {
  let machine
  let owner
  let avatarUrl

  before(async () => {
    machine = await installRelease()
    await machine.run('touch /root/installed')
  })
  after(() => machine?.stop())

  const healthCheck = () => {
    const [, command] = imageInstructions()('HEALTHCHECK')[0].split('CMD ')
    const quoted = JSON.parse(command).map((word) => `'${word.replaceAll("'", `'\\''`)}'`)
    return machine.attempt(`PATH=/opt/fanfare/current:$PATH PORT=3333 ${quoted.join(' ')}`)
  }

  test('systemd finds no mistake in the unit, and little exposure', async () => {
    assert.equal(await machine.run('systemd-analyze verify /etc/systemd/system/fanfare@.service'), '')
    await machine.run('systemctl daemon-reload')
    const report = await machine.run('systemd-analyze security --no-pager fanfare@3333.service')
    const exposure = Number(/Overall exposure level for fanfare@3333\.service: ([\d.]+)/.exec(report)?.[1])
    console.log(`exposure: ${exposure}`)
    assert.ok(exposure <= EXPOSURE_MAX, report)
  })

  test('a release does not start without a data folder of its own, and says so in one sentence', async () => {
    for (const data of ['', 'DATA_DIR=/opt/fanfare/current/data']) {
      const { status, output } = await machine.attempt(
        `cd /opt/fanfare/current && NODE_ENV=production ${data} ./node bin/server.js`,
      )
      assert.equal(status, 1)
      assert.match(output, /^- DATA_DIR has to be set to a folder outside of the release, such as \S+$/m)
      assert.doesNotMatch(output, /^\s+at /m)
    }
  })

  test('it migrates and starts, and serves the landing page', async () => {
    await startRelease(machine)
    const page = await fetch(`${SERVER}/`)
    assert.equal(page.status, 200)
    assert.match(/<title.*<\/title>/.exec(await page.text())[0], /Fanfare/)
    const log = await machine.run('journalctl --unit fanfare@3333 --output cat --no-pager')
    assert.match(
      log,
      /Create the first administrator at https:\/\/fanfare\.example\.org\/setup with the token/,
    )
  })

  test('it runs as its account, without capabilities and with filtered system calls', async () => {
    const status = await machine.run(
      'cat "/proc/$(systemctl show --property MainPID --value fanfare@3333)/status"; id -u fanfare',
    )
    const uid = status.split('\n').at(-1)
    assert.match(status, new RegExp(`^Uid:\\s${uid}\\s${uid}\\s${uid}\\s${uid}$`, 'm'))
    assert.notEqual(uid, '0')
    for (const line of [/^CapBnd:\s0+$/m, /^CapEff:\s0+$/m, /^NoNewPrivs:\s1$/m, /^Seccomp:\s2$/m])
      assert.match(status, line)
  })

  test('somebody signs up, creates an organization, shares a post and uploads a picture', async () => {
    owner = await createOwner(machine)
    await share(owner, 'First concert')
    assert.deepEqual(await titlesOf(owner), ['First concert'])
    const body = new FormData()
    body.set('avatar', new Blob([PICTURE], { type: 'image/png' }), 'avatar.png')
    ;({ avatarUrl } = await ask('POST', '/users/avatar', { token: owner.token, body }))
    assert.equal((await fetch(new URL(avatarUrl, SERVER))).status, 200)
  })

  test('the health check of the image passes', async () => {
    assert.deepEqual(await healthCheck(), { status: 0, output: '' })
  })

  test('it stops within ten seconds beside an open stream', async () => {
    const headers = { authorization: `Bearer ${owner.token}` }
    const stream = await fetch(`${SERVER}/api/stream`, { headers })
    assert.equal(stream.status, 200)
    const started = performance.now()
    await machine.run('systemctl stop fanfare@3333')
    const duration = performance.now() - started
    console.log(`stopped after ${Math.round(duration)} ms`)
    assert.ok(duration < STOP_MAX_MS, `${duration} ms`)
    await stream.text()
    const result = await machine.run(
      'systemctl show --property Result --property ExecMainStatus fanfare@3333',
    )
    assert.deepEqual(result.split('\n').toSorted(), ['ExecMainStatus=0', 'Result=success'])
    assert.equal((await healthCheck()).status, 1)
  })

  test('it starts again with its data', async () => {
    await machine.run('systemctl start fanfare@3333')
    await untilReady()
    assert.deepEqual(await titlesOf(owner), ['First concert'])
    assert.equal((await fetch(new URL(avatarUrl, SERVER))).status, 200)
  })

  test('it starts again when it was killed', async () => {
    const pid = await machine.run('systemctl show --property MainPID --value fanfare@3333')
    await machine.run(`kill -KILL ${pid}`)
    await untilReady()
    await share(owner, 'Second concert')
    assert.notEqual(await machine.run('systemctl show --property MainPID --value fanfare@3333'), pid)
  })

  test('the commands for emergencies run beside it', async () => {
    const [commands] = guideCommands('install', 'Commands for emergencies')
    const [admin, link] = commands.split('\n')
    assert.match(await machine.run(`${admin}\n${link}`), /https:\/\/fanfare\.example\.org\//)
    const { status } = await machine.attempt('fanfare make:reset-link nobody@example.org')
    assert.equal(status, 1)
  })

  test('the doctor finds nothing wrong', async () => {
    const report = await machine.run(guideCommands('doctor')[0])
    assert.match(report, /^✓ database/m)
    assert.doesNotMatch(report, /^✗/m)
  })

  test('it is backed up while it runs, and what came after is gone when that is restored', async () => {
    const [backup] = guideCommands('backup', 'Every night')
    await machine.run(
      `mkdir -p /etc/cron.daily\n${guideCommands('backup')[0]}\n${backup}\n/etc/cron.daily/fanfare`,
    )
    await share(owner, 'Third concert')
    const [restore] = guideCommands('backup', 'Restore')
    await machine.run(restore.replace('1.tar.gz', '$(date +%u).tar.gz --yes'))
    await untilReady()
    assert.deepEqual((await titlesOf(owner)).toSorted(), ['First concert', 'Second concert'])
    assert.equal((await fetch(new URL(avatarUrl, SERVER))).status, 200)
  })

  test('nothing is written outside of the data folder, beside the backups', async () => {
    const written = await machine.run(
      'find / -xdev ! -path "/var/lib/fanfare*" ! -path "/var/backups/fanfare*" ! -path "/proc/*" -newer /root/installed ' +
        '\\( -user fanfare -o -path "/opt/*" -o -path "/usr/local/*" \\)',
    )
    assert.equal(written, '')
    const modes = await machine.run('find /var/lib/fanfare -perm /077')
    assert.equal(modes, '', 'others can read the data')
    assert.notEqual(await machine.run('ls /var/lib/fanfare/uploads'), '')
  })
})
