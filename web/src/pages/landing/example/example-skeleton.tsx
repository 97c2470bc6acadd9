import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { ExampleFrame, INDENTS } from './example-frame.tsx'

/** Shown until it is known which suggestions the example has. */
export function ExampleSkeleton() {
  const { t } = useTranslation('landing')
  return (
    <ExampleFrame caption={t('example.label')}>
      {INDENTS.map((indent) => (
        <li
          key={indent}
          aria-hidden
          className={clsx('rounded-lg border border-line bg-raised p-4 shadow-pop', indent)}
        >
          <span className="skeleton my-1 block h-4 w-11/12" />
          <div className="mt-3 flex h-7 items-center justify-between pointer-coarse:h-9">
            <span className="skeleton h-5 w-24" />
            <span className="skeleton h-7 w-20" />
          </div>
        </li>
      ))}
    </ExampleFrame>
  )
}
