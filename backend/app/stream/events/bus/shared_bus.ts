import type { StreamMessage } from '#core/events/broadcast_event'
import { inTime } from '#core/in_time'
import { Peers } from '#stream/events/bus/peers'
import type { Delivery, StreamBus } from '#stream/events/bus/stream_bus'
import { TRANSPORT_TIMEOUT_MS, type Transport } from '#stream/events/bus/transport'

/** Messages that are sent at once. */
const BATCH = 100
const BEAT_MS = 2_000

/** What instances say to each other: a message, that they run, that they stop, or that messages were lost. */
type Payload = { from: string } & ({ delivery: Delivery } | { say: 'alive' | 'bye' | 'gap' })

/**
 * The bus of several instances. While the transport is cut off, an instance delivers what it publishes to its own
 * streams; when it is back, everybody is told of the gap.
 */
export class SharedBus implements StreamBus {
  readonly #transport: Transport
  readonly #instanceId: string
  readonly #receivers: ((delivery: Delivery) => void)[] = []
  readonly #gapCallbacks: (() => void)[] = []
  readonly #peers = new Peers()
  #waiting: Payload[] = []
  #sending: Promise<void> = Promise.resolve()
  #isConnected = false
  #hasUnsent = false
  #count = 0
  #beat: NodeJS.Timeout | undefined

  constructor(transport: Transport, instanceId: string) {
    this.#transport = transport
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

  /** Sends what is waiting, says goodbye and disconnects. */
  async close(): Promise<void> {
    clearInterval(this.#beat)
    if (this.#isConnected) this.#send({ from: this.#instanceId, say: 'bye' })
    await this.#sending
    await this.#transport.close()
  }

  publish(message: StreamMessage): void {
    this.#count += 1
    const delivery = { ...message, id: `${this.#instanceId}-${this.#count}` }
    if (this.#isConnected) this.#send({ from: this.#instanceId, delivery })
    else this.#deliverHere(delivery)
  }

  subscribe(receive: (delivery: Delivery) => void): void {
    this.#receivers.push(receive)
  }

  onGap(callback: () => void): void {
    this.#gapCallbacks.push(callback)
  }

  #connected(): void {
    this.#isConnected = true
    this.#peers.clear()
    this.#peers.heard(this.#instanceId, Date.now())
    this.#reportGap()
    this.#live()
  }

  #live(): void {
    if (!this.#isConnected) return
    const silent = this.#peers.forgetSilent(Date.now())
    // It hears itself, too, as long as the connection carries anything.
    if (silent.includes(this.#instanceId)) return this.#transport.reset()
    if (silent.length > 0) this.#reportGap()
    if (this.#hasUnsent) this.#send({ from: this.#instanceId, say: 'gap' })
    this.#hasUnsent = false
    this.#send({ from: this.#instanceId, say: 'alive' })
  }

  #send(payload: Payload): void {
    this.#waiting.push(payload)
    if (this.#waiting.length === 1) this.#sending = this.#sending.then(() => this.#sendWaiting())
  }

  async #sendWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH)
      const payloads = batch.map((payload) => JSON.stringify(payload))
      const sent = inTime(this.#transport.send(payloads), TRANSPORT_TIMEOUT_MS)
      await sent.catch(() => this.#deliverUnsent(batch))
    }
  }

  #receive(payload: Payload): void {
    if ('delivery' in payload) this.#deliver(payload.delivery)
    else if (payload.say === 'gap') this.#reportGap()
    if ('say' in payload && payload.say === 'bye') this.#peers.left(payload.from)
    else this.#peers.heard(payload.from, Date.now())
  }

  /** Some may have been received: a message that is delivered twice is harmless, one that is not delivered is not. */
  #deliverUnsent(payloads: Payload[]): void {
    for (const payload of payloads) if ('delivery' in payload) this.#deliverHere(payload.delivery)
  }

  #deliverHere(delivery: Delivery): void {
    this.#hasUnsent = true
    this.#deliver(delivery)
  }

  #deliver(delivery: Delivery): void {
    for (const receive of this.#receivers) receive(delivery)
  }

  #reportGap(): void {
    for (const callback of this.#gapCallbacks) callback()
  }
}
