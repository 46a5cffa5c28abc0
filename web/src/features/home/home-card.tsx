import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './home.module.css'

interface HomeCardProps {
  title: string
  /** One quiet link or figure at the right. */
  aside?: ReactNode
  children: ReactNode
}

export function HomeCard({ title, aside, children }: HomeCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
