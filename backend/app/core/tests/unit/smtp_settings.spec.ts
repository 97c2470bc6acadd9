import { test } from '@japa/runner'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { smtpSettings } from '#core/mail/smtp_settings'
import { SmtpTransport } from '#core/mail/smtp_transport'

const encrypted = { plaintext: false }

test.group('The connection to a mail server', () => {
  for (const [address, secure, requireTLS] of [
    ['smtp://mail.example.org:587', false, true],
    ['smtp://mail.example.org', false, true],
    ['smtps://mail.example.org', true, false],
    ['smtp://127.0.0.1:2525', false, false],
    ['smtp://localhost:25', false, false],
    ['smtp://[::1]:25', false, false],
    ['smtp://localhost.example.org', false, true],
    ['smtp://10.0.0.5:25', false, true],
  ] as const) {
    test(`to ${address} ${secure || requireTLS ? 'is encrypted' : 'stays on this machine'}`, ({ assert }) => {
      assert.containsSubset(smtpSettings(address, encrypted), { secure, requireTLS })
    })
  }

  test('may be unencrypted on request', ({ assert }) => {
    assert.isFalse(smtpSettings('smtp://mail.example.org', { plaintext: true }).requireTLS)
  })

  test('decodes the user and the password', ({ assert }) => {
    const { auth } = smtpSettings('smtp://a%40b:p%3Aw@mail.example.org', encrypted)
    assert.deepInclude(auth, { user: 'a@b', pass: 'p:w' })
  })

  test('sends neither mail nor password to a server that offers no encryption', async ({
    assert,
    cleanup,
  }) => {
    const commands: string[] = []
    const server = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => {
        commands.push('AUTH')
        callback(null, { user: 'ada' })
      },
      onMailFrom: (_address, _session, callback) => {
        commands.push('MAIL')
        callback()
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    cleanup(() => new Promise<void>((closed) => server.close(() => closed())))
    const { port } = server.server.address() as AddressInfo
    const settings = smtpSettings(`smtp://ada:secret@mail.example.org:${port}`, encrypted)
    const transport = new SmtpTransport({ ...settings, host: '127.0.0.1' })
    const mail = { from: 'a@example.org', to: ['b@example.org'], subject: 'x', text: 'x' }
    await assert.rejects(() => transport.send(mail))
    transport.close()
    assert.isEmpty(commands)
  })
})
