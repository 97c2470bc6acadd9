import { test } from '@japa/runner'
import { isEncryptedOrLocal } from '#core/network/loopback'

test.group('The connection to a database', () => {
  for (const address of [
    'postgres://ana:secret@db.example.org/fanfare',
    'postgres://10.0.0.5/fanfare',
    'postgres://127.0.0.1/fanfare?host=db.example.org',
    'postgres://db.example.org/fanfare?sslmode=disable',
    'postgres://db.example.org/fanfare?sslmode=prefer',
    'postgres://db.example.org/fanfare?sslmode=no-verify',
    'postgres://localhost.example.org/fanfare',
  ]) {
    test(`is refused without encryption: ${address}`, ({ assert }) =>
      assert.isFalse(isEncryptedOrLocal(address)))
  }

  for (const address of [
    'postgres://ana:secret@db.example.org/fanfare?sslmode=verify-full',
    'postgres://db.example.org/fanfare?sslmode=require&sslrootcert=/etc/ca.pem',
    'postgres://localhost/fanfare',
    'postgres://[::1]:5432/fanfare',
    'postgresql:///fanfare?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/fanfare',
  ]) {
    test(`is accepted: ${address}`, ({ assert }) => assert.isTrue(isEncryptedOrLocal(address)))
  }
})
