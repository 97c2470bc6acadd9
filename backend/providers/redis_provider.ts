import RedisProvider from '@adonisjs/redis/redis_provider'

/** Disconnects on shutdown instead of sending QUIT, which would wait for an unavailable Redis. */
export default class extends RedisProvider {
  override async shutdown(): Promise<void> {
    const redis = await this.app.container.make('redis')
    await redis.disconnectAll()
  }
}
