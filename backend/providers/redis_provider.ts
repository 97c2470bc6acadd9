import RedisProvider from '@adonisjs/redis/redis_provider'

/** Disconnects at the end instead of saying goodbye, for which a Redis that is gone would be waited for. */
export default class extends RedisProvider {
  override async shutdown(): Promise<void> {
    const redis = await this.app.container.make('redis')
    await redis.disconnectAll()
  }
}
