import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { TOAST_DELAY_MS, TOAST_DURATION_MS } from '@fanfare/contract/core/rules/limits.ts'
import { takeToasts, useToastQueue, type ToastMessage, type ToastType } from './toast.ts'

const KINDS = {
  success: { icon: CircleCheck, color: 'text-ok' },
  error: { icon: CircleAlert, color: 'text-danger' },
  warning: { icon: TriangleAlert, color: 'text-warn' },
  info: { icon: Info, color: 'text-info' },
  running: { icon: LoaderCircle, color: 'animate-spin text-muted' },
} as const satisfies Record<ToastType | 'running', unknown>

const manager = Toast.createToastManager()

/** A toast that is still open, under the pointer or with the focus, stays with its message only, and keeps the focus. */
function endAction(id: string): void {
  const button = document.querySelector(`[data-toast="${id}"]:focus`)
  button?.closest<HTMLElement>('[role=dialog]')?.focus()
  manager.update(id, { actionProps: undefined, timeout: TOAST_DURATION_MS })
}

function show({ type, message, duration, id, action }: ToastMessage): void {
  const shown = manager.add({
    id,
    type,
    description: message,
    timeout: duration,
    priority: type === 'error' ? 'high' : 'low',
    actionProps: action && {
      children: action.label,
      'aria-label': `${action.label}: ${message}`,
      onClick: () => {
        manager.close(shown)
        action.onPress()
      },
    },
  })
  // By then a toast that nothing keeps open has begun to close.
  if (action) setTimeout(() => endAction(shown), duration)
}

export interface ToasterProps {
  /** The name of the region with the toasts; no other region of a page has it. */
  label: string
  closeLabel: string
  /** What is said while an action takes long. */
  running: string
}

/** Renders the toasts. Once per app. */
export default function Toaster({ label, closeLabel, running }: ToasterProps) {
  useEffect(() => {
    const showWaiting = () => takeToasts().forEach(show)
    showWaiting()
    return useToastQueue.subscribe(showWaiting)
  }, [])
  useRunning(running)
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={label}
          className="pointer-events-none fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-60 flex flex-col items-end gap-2 sm:start-auto sm:end-6 sm:bottom-6 sm:w-88"
        >
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** Says that an action is running, until it ends. */
function useRunning(text: string): void {
  const isRunning = useToastQueue((queue) => queue.isRunning)
  useEffect(() => {
    if (isRunning === undefined) return undefined
    let shown: string | undefined
    const end = () => {
      clearInterval(timer)
      if (shown !== undefined) manager.close(shown)
    }
    const timer = setInterval(() => {
      if (!isRunning()) return end()
      shown ??= manager.add({ type: 'running', description: text, timeout: 0 })
    }, TOAST_DELAY_MS)
    return end
  }, [isRunning, text])
}

function ToastList({ closeLabel }: Pick<ToasterProps, 'closeLabel'>) {
  const { toasts } = Toast.useToastManager()
  return toasts.map((item) => {
    const { icon: Icon, color } = KINDS[(item.type ?? 'info') as keyof typeof KINDS]
    return (
      <Toast.Root
        key={item.id}
        toast={item}
        aria-label={String(item.description)}
        className="pointer-events-auto flex w-full items-start gap-2.5 rounded-lg border border-line bg-raised px-3.5 py-3 shadow-pop transition-[opacity,transform] duration-300 ease-out data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
      >
        <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${color}`} />
        <Toast.Description className="min-w-0 flex-1 break-words" />
        {item.actionProps && (
          <Toast.Action
            data-toast={item.id}
            className="-my-1 shrink-0 rounded-sm px-2 py-1 font-medium text-accent-text underline-offset-2 hover:underline"
          />
        )}
        <Toast.Close aria-label={closeLabel} className="-m-1 rounded-sm p-1 text-faint hover:text-ink">
          <X aria-hidden className="size-4" />
        </Toast.Close>
      </Toast.Root>
    )
  })
}
