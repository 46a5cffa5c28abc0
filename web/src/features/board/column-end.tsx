import { boardTexts as texts } from '@foyer/contract/board/messages'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Row } from '../../ui/layout/flow'
import styles from './board-column.module.css'
import { useBoardTools } from './board-context'

interface ColumnEndProps {
  stageId: string
  after: string
}

/** The end of what is loaded: asks for more a screen before it comes into sight. */
export function ColumnEnd({ stageId, after }: ColumnEndProps) {
  const { loadMore } = useBoardTools()
  const end = useRef<HTMLLIElement>(null)
  const [failedAt, setFailedAt] = useState<string>()
  const hasFailed = failedAt === after

  useEffect(() => {
    const { current } = end
    if (!current || hasFailed) return
    let isAsked = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (isAsked || !entries.some(({ isIntersecting }) => isIntersecting)) return
        isAsked = true
        void loadMore(stageId, after).then((hasCome) => {
          if (!hasCome) setFailedAt(after)
        })
      },
      { root: current.parentElement, rootMargin: '600px 0px' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [loadMore, stageId, after, hasFailed])

  return (
    <li ref={end} className={styles.end}>
      {hasFailed ? (
        <div role="alert">
          <Row justify="space-between" isOneLine>
            {texts.moreFailed}
            <Button variant="default" size="xs" onClick={() => setFailedAt(undefined)}>
              {screenTexts.tryAgain}
            </Button>
          </Row>
        </div>
      ) : (
        <div className={styles.waiting} role="status" aria-label={screenTexts.loading} />
      )}
    </li>
  )
}
