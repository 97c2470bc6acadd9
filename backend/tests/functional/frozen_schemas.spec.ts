import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { backUp, emptyDatabase, restore } from '#operations/backups/tests/support/archives'
import { frozenVersions, loadFrozen, makeFrozenFile, schemaOf } from '#tests/frozen_schemas'
import { runCommandOf } from '#tests/server'
import { dialect } from '#tests/tags'

test.group('A database of a released version', (group) => {
  dialect(group)
  // Each command starts the product anew.
  group.each.timeout(180_000)

  for (const version of frozenVersions())
    test(`${version} is migrated with its rows, to the tables of a new one`, async ({ assert, cleanup }) => {
      const { environment, client, close } = await emptyDatabase(cleanup)
      const { DATA_DIR, DATABASE_URL } = environment
      makeFrozenFile(version, DATA_DIR)
      if (DATABASE_URL === '') assert.equal((await runCommandOf(environment, 'prepare')).stderr, '')
      else {
        const archive = await backUp({ DATA_DIR, DATABASE_URL: '' })
        await loadFrozen(version, DATABASE_URL)
        assert.equal((await restore(environment, archive, '--yes')).stderr, '')
      }
      assert.deepEqual(await schemaOf(client()), await schemaOf(db.connection()))
      assert.lengthOf(await client().from('posts'), 2)
      await close()
    })
})
