import { test } from '@japa/runner'
import {
  offeredProviders,
  registrationAt,
  type ExternalSettings,
} from '#identity/external_sign_in/rules/registration'

const client = { clientId: 'id', clientSecret: 'secret' }
const nothing: ExternalSettings = { google: {}, linkedin: {}, github: {}, githubSignIn: false }

test.group('The offered providers', () => {
  test('are empty by default', ({ assert }) => {
    assert.deepEqual(offeredProviders(nothing), [])
  })

  test('need both an id and a secret', ({ assert }) => {
    const settings = { ...nothing, google: { clientId: 'id' }, linkedin: client }
    assert.deepEqual(offeredProviders(settings), ['linkedin'])
  })

  test('include GitHub only if it is enabled too', ({ assert }) => {
    const all = { ...nothing, google: client, linkedin: client, github: client }
    assert.deepEqual(offeredProviders(all), ['google', 'linkedin'])
    assert.deepEqual(offeredProviders({ ...all, githubSignIn: true }), ['google', 'linkedin', 'github'])
    assert.deepEqual(offeredProviders({ ...nothing, githubSignIn: true }), [])
  })

  test('need no registration with a stand-in', ({ assert }) => {
    const settings = { ...nothing, linkedin: client, issuer: 'http://127.0.0.1:4400' }
    assert.deepEqual(offeredProviders(settings), ['google', 'linkedin'])
    const known = { clientId: 'fanfare-google', clientSecret: 'sandbox' }
    assert.deepEqual(registrationAt('google', settings), known)
    assert.deepEqual(registrationAt('linkedin', settings), client)
  })
})
