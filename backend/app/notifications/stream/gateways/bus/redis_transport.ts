import type { RedisConnection } from '@adonisjs/redis'
import redis from '@adonisjs/redis/services/main'
import { withTimeout } from '#core/runtime/with_timeout'
import { redisService } from '#core/network/services/redis_service'
import {
  TRANSPORT_TIMEOUT_MS,
  type Transport,
  type TransportEvents,
} from '#notifications/stream/gateways/bus/transport'

type Connection = RedisConnection['ioConnection']

/** Publishes and subscribes through Redis, which has the same order for all subscribers. */
export class RedisTransport implements Transport {
  readonly #channel: string
  #publisher: Connection | undefined
  #subscriber: Connection | undefined

  constructor(prefix: string) {
    this.#channel = `${prefix}events`
  }

  open(events: TransportEvents): void {
    this.#publisher = redis.connection().ioConnection.duplicate()
    // `start/redis.ts` logs the loss of Redis.
    this.#publisher.on('error', () => undefined)
    // Resubscribes itself, below, so that the bus is notified.
    const subscriber = this.#publisher.duplicate({ autoResubscribe: false })
    this.#subscriber = subscriber
    subscriber.on('ready', () => {
      redisService.heard()
      this.#subscribe(subscriber, events)
    })
    subscriber.on('close', () => events.lost())
    subscriber.on('error', () => undefined)
    subscriber.on('message', (_channel, payload) => events.receive(payload))
  }

  async send(payloads: string[]): Promise<void> {
    const pipeline = this.#publisher!.pipeline()
    for (const payload of payloads) pipeline.publish(this.#channel, payload)
    const results = (await redisService.run(() => pipeline.exec(), TRANSPORT_TIMEOUT_MS)) ?? []
    const failed = results.find(([error]) => error !== null)
    if (failed) throw failed[0]
  }

  async check(): Promise<void> {
    await withTimeout(this.#subscriber!.ping(), TRANSPORT_TIMEOUT_MS)
  }

  reset(): void {
    this.#publisher?.disconnect(true)
    this.#subscriber?.disconnect(true)
  }

  async close(): Promise<void> {
    this.#publisher?.disconnect()
    this.#subscriber?.disconnect()
  }

  #subscribe(subscriber: Connection, events: TransportEvents): void {
    subscriber.subscribe(this.#channel).then(
      () => events.connected(),
      () => subscriber.disconnect(true),
    )
  }
}
