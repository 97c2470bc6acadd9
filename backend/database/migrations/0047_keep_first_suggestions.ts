import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // The first suggestions of a kept link, as JSON; null without one.
    this.schema.raw('alter table slack_requests add column suggestions text')
  }

  async down() {
    this.schema.raw('alter table slack_requests drop column suggestions')
  }
}
