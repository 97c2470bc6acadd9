import { domainToASCII } from 'node:url'
import { BaseSchema } from '@adonisjs/lucid/schema'

const ASCII = /^[\x20-\x7e]*$/

export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const rows: { id: string; email_key: string }[] = await db.from('users').select('id', 'email_key')
      const existing = new Set(rows.map(({ email_key }) => email_key))
      for (const { id, email_key } of rows.filter((row) => !ASCII.test(row.email_key))) {
        const at = email_key.lastIndexOf('@')
        const domain = domainToASCII(email_key.slice(at + 1))
        const key = email_key.slice(0, at + 1) + domain
        if (domain !== '' && !existing.has(key))
          await db.from('users').where('id', id).update({ email_key: key })
      }
    })
  }

  /** Keys in ASCII are found as well. */
  async down() {}
}
