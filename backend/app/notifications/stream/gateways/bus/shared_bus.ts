import type { StreamMessage } from '#core/events/broadcast_event'
import { withTimeout } from '#core/runtime/with_timeout'
import type { Instances } from '#notifications/stream/gateways/bus/instances'
import type { Delivery, StreamBus } from '#notifications/stream/gateways/bus/stream_bus'
import { TRANSPORT_TIMEOUT_MS, type Transport } from '#notifications/stream/gateways/bus/transport'

/** The most messages per batch. */
const BATCH = 100
const BEAT_MS = 2_000

/** The messages between instances: an event, or a notice that events were lost. */
type Payload = { delivery: Delivery } | { say: 'gap' }

/**
 * The bus of several instances. While the transport is disconnected, an instance delivers its messages to its own
 * streams only; after the reconnect, all instances are notified of the gap, as they are by an instance that finds
 * another one silent.
 */
export class SharedBus implements StreamBus {
  readonly #transport: Transport
  readonly #instances: Instances
  readonly #instanceId: string
  readonly #receivers: ((delivery: Delivery) => void)[] = []
  readonly #gapCallbacks: (() => void)[] = []
  #waiting: Payload[] = []
  #sending: Promise<void> = Promise.resolve()
  #isConnected = false
  #hasUnsent = false
  #count = 0
  #beat: NodeJS.Timeout | undefined
  #beating: Promise<void> | undefined

  constructor(transport: Transport, instances: Instances, instanceId: string) {
    this.#transport = transport
    this.#instances = instances
    this.#instanceId = instanceId
  }

  open(): void {
    this.#transport.open({
      connected: () => this.#connected(),
      lost: () => (this.#isConnected = false),
      receive: (payload) => this.#receive(JSON.parse(payload) as Payload),
    })
    this.#beat = setInterval(() => this.#live(), BEAT_MS).unref()
  }

  /** Sends what is queued, leaves and disconnects. */
  async close(): Promise<void> {
    clearInterval(this.#beat)
    await this.#beating
    await this.#sending
    await this.#instances.leave(this.#instanceId).catch(() => undefined)
    await this.#transport.close()
  }

  publish(message: StreamMessage): void {
    this.#count += 1
    const delivery = { ...message, id: `${this.#instanceId}-${this.#count}` }
    if (this.#isConnected) this.#send({ delivery })
    else this.#deliverUnsent([{ delivery }])
  }

  subscribe(receive: (delivery: Delivery) => void): void {
    this.#receivers.push(receive)
  }

  onGap(callback: () => void): void {
    this.#gapCallbacks.push(callback)
  }

  #connected(): void {
    this.#isConnected = true
    this.#reportGap()
    this.#live()
  }

  #live(): void {
    if (!this.#isConnected) return
    if (this.#hasUnsent) this.#send({ say: 'gap' })
    this.#hasUnsent = false
    this.#beating ??= this.#takePart().finally(() => (this.#beating = undefined))
  }

  async #takePart(): Promise<void> {
    try {
      await this.#transport.check()
    } catch {
      this.#transport.reset()
    }
    const silent = await this.#instances.beat(this.#instanceId).catch(() => 0)
    if (silent > 0) this.#send({ say: 'gap' })
  }

  #send(payload: Payload): void {
    this.#waiting.push(payload)
    if (this.#waiting.length === 1) this.#sending = this.#sending.then(() => this.#sendWaiting())
  }

  async #sendWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH)
      const payloads = batch.map((payload) => JSON.stringify(payload))
      const sent = withTimeout(this.#transport.send(payloads), TRANSPORT_TIMEOUT_MS)
      await sent.catch(() => this.#deliverUnsent(batch))
    }
  }

  #receive(payload: Payload): void {
    if ('delivery' in payload) this.#deliver(payload.delivery)
    else this.#reportGap()
  }

  /** Delivering a message twice is harmless; not delivering it is not. */
  #deliverUnsent(payloads: Payload[]): void {
    this.#hasUnsent = true
    for (const payload of payloads) if ('delivery' in payload) this.#deliver(payload.delivery)
  }

  #deliver(delivery: Delivery): void {
    for (const receive of this.#receivers) receive(delivery)
  }

  #reportGap(): void {
    for (const callback of this.#gapCallbacks) callback()
  }
}
