import type { ReactNode } from 'react'
import type { LateCode } from './late-code.ts'
import { useLateCode } from './use-late-code.ts'

export interface LateLayerProps<Code> {
  late: LateCode<Code>
  open: boolean
  onOpenChange: (open: boolean) => void
  children: (code: Code) => ReactNode
}

/** A layer that is opened from elsewhere and whose code loads later. It opens as soon as the code has loaded. */
export function LateLayer<Code extends object>({ late, open, onOpenChange, children }: LateLayerProps<Code>) {
  const { code } = useLateCode(late, open, () => onOpenChange(false))
  return code !== null && children(code)
}
