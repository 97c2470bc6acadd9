import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '../primitives/button.tsx'
import { useCopyOrShow } from './use-copy-or-show.ts'

export interface CopyButtonProps extends Omit<ButtonProps, 'icon' | 'onClick'> {
  text: string
  /** What a message shows where the text cannot be copied. */
  textToShow: (text: string) => string
}

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, textToShow, children, ...button }: CopyButtonProps) {
  const { t } = useTranslation('common')
  const { copied, copyOrShow } = useCopyOrShow(textToShow)
  return (
    <Button
      {...button}
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void copyOrShow(text)}
    >
      {copied ? t('actions.copied') : children}
    </Button>
  )
}
