import {
  cloneElement,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useSyncExternalStore,
  type ReactElement,
  type Ref,
} from 'react'

type Props = Record<string, unknown>

/** A control on the page, and the props that its popup sets on it. */
export class TriggerHost {
  element: HTMLElement | null = null
  #props: Props | null = null
  #onChange: (() => void) | null = null

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#onChange = onChange
    return () => (this.#onChange = null)
  }

  /** Null until the popup has been loaded. */
  readonly props = (): Props | null => this.#props

  keep(element: HTMLElement | null): void {
    this.element = element
  }

  receive(props: Props | null): void {
    this.#props = props
    this.#onChange?.()
  }
}

export interface HostedTriggerProps {
  host: TriggerHost
  trigger: ReactElement<Props>
  /** The state of the trigger until its popup has loaded. */
  before: Props
  /** Called after the props of the popup have arrived. */
  onReady?: () => void
}

/** The trigger of a popup. It is the same element before and after the popup has loaded, so that it keeps the focus. */
export function HostedTrigger({ host, trigger, before, onReady }: HostedTriggerProps) {
  const received = useSyncExternalStore(host.subscribe, host.props, noProps)
  const isReady = received !== null
  const ready = useEffectEvent(() => onReady?.())
  useEffect(() => {
    if (isReady) ready()
  }, [isReady])

  const ownRef = trigger.props.ref as Ref<HTMLElement> | undefined
  const ref = useCallback(
    (element: HTMLElement | null) => {
      host.keep(element)
      assign(ownRef, element)
    },
    [host, ownRef],
  )
  return cloneElement(trigger, { ...merge(trigger.props, received ?? before), ref })
}

function assign(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}

const noProps = () => null

export interface StandInProps extends Props {
  host: TriggerHost
  ref?: Ref<HTMLElement>
}

/** Stands in for the trigger inside the popup, and forwards everything to the real one. */
export function StandIn({ host, ref, ...props }: StandInProps) {
  useImperativeHandle(ref, () => host.element!, [host])
  useLayoutEffect(() => host.receive(props))
  useLayoutEffect(() => () => host.receive(null), [host])
  return null
}

/** Both handlers of an event run; for all other props, the element's own value wins. */
function merge(own: Props, added: Props): Props {
  const merged = { ...added, ...own }
  for (const [name, handler] of Object.entries(added)) {
    const mine = own[name]
    if (typeof mine !== 'function' || typeof handler !== 'function') continue
    merged[name] = (...event: unknown[]) => {
      mine(...event)
      handler(...event)
    }
  }
  return merged
}
