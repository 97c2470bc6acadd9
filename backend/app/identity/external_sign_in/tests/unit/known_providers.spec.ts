import { test } from '@japa/runner'
import {
  knownProviders,
  registrationAt,
  type ExternalSettings,
} from '#identity/external_sign_in/rules/registration'

const client = { clientId: 'id', clientSecret: 'secret' }
const nothing: ExternalSettings = { google: {}, linkedin: {}, github: {}, githubSignIn: false }

test.group('The known providers', () => {
  test('are empty by default', ({ assert }) => {
    assert.deepEqual(knownProviders(nothing), [])
  })

  test('need both an id and a secret', ({ assert }) => {
    const settings = { ...nothing, google: { clientId: 'id' }, linkedin: client }
    assert.deepEqual(knownProviders(settings), ['linkedin'])
  })

  test('include GitHub only if it is enabled too', ({ assert }) => {
    const all = { ...nothing, google: client, linkedin: client, github: client }
    assert.deepEqual(knownProviders(all), ['google', 'linkedin'])
    assert.deepEqual(knownProviders({ ...all, githubSignIn: true }), ['google', 'linkedin', 'github'])
    assert.deepEqual(knownProviders({ ...nothing, githubSignIn: true }), [])
  })

  test('need no registration with a stand-in', ({ assert }) => {
    const settings = { ...nothing, linkedin: client, issuer: 'http://127.0.0.1:4400' }
    assert.deepEqual(knownProviders(settings), ['google', 'linkedin'])
    const known = { clientId: 'fanfare-google', clientSecret: 'sandbox' }
    assert.deepEqual(registrationAt('google', settings), known)
    assert.deepEqual(registrationAt('linkedin', settings), client)
  })
})
