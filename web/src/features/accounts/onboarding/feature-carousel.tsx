import { carouselTexts } from '@foyer/contract/onboarding/messages'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Row } from '../../../ui/layout/flow'
import classes from './feature-carousel.module.css'
import { FilesDrawing, QuotationDrawing, TasksDrawing, TimelineDrawing } from './feature-drawings'

const { slides } = carouselTexts
const drawings = [FilesDrawing, TasksDrawing, QuotationDrawing, TimelineDrawing]
const shownFor = 6000

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Goes on by itself until somebody looks closer: a pointer over it, the focus in it, or the pause button. */
export function FeatureCarousel() {
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(() => !wantsStillness())
  const [isHeld, setHeld] = useState(false)
  const isTurning = isPlaying && !isHeld

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => setCurrent((at) => (at + 1) % slides.length), shownFor)
    return () => clearInterval(timer)
  }, [isTurning])

  const choose = (place: number) => {
    setPlaying(false)
    setCurrent(place)
  }
  return (
    <section
      className={classes.carousel}
      aria-roledescription="carousel"
      aria-label={carouselTexts.label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* While it turns by itself it must not interrupt whoever listens. */}
      <div className={classes.slides} aria-live={isTurning ? 'off' : 'polite'}>
        {slides.map(({ title, text }, place) => {
          const Drawing = drawings[place] ?? FilesDrawing
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel, not of form fields
            <div
              key={title}
              role="group"
              aria-roledescription="slide"
              aria-label={carouselTexts.slide(place + 1, slides.length)}
              className={classes.slide}
              data-current={place === current}
              hidden={place !== current}
            >
              <Drawing />
              <h2 className={classes.title} data-title>
                {title}
              </h2>
              <p className={classes.text}>{text}</p>
            </div>
          )
        })}
      </div>
      <Row gap={4} justify="center">
        <ActionIcon
          size={28}
          aria-label={isPlaying ? carouselTexts.pause : carouselTexts.play}
          onClick={() => setPlaying((was) => !was)}
        >
          {isPlaying ? <IconPlayerPause size={16} stroke={1.6} /> : <IconPlayerPlay size={16} stroke={1.6} />}
        </ActionIcon>
        {slides.map(({ title }, place) => (
          <UnstyledButton
            key={title}
            className={classes.dot}
            data-focus="inside"
            aria-label={carouselTexts.show(title)}
            aria-current={place === current ? 'true' : undefined}
            onClick={() => choose(place)}
          />
        ))}
      </Row>
    </section>
  )
}
