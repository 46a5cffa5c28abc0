import type { ReactNode } from 'react'
import classes from './feature-drawings.module.css'

/** Hairlines and a little brass, as in the drawing of the sign-in page. They say nothing that the words do not. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 560 360" fill="none" aria-hidden="true">
      {children}
    </svg>
  )
}

const sheet = (x: number, y: number) => `M${x} ${y}h176l34 34v206H${x}Z`

/** Sheets of a set of drawings, the floor plan on top. */
export function FilesDrawing() {
  return (
    <Drawing>
      <path className={classes.paper} d={sheet(232, 40)} />
      <path className={classes.paper} d={sheet(198, 62)} />
      <path className={classes.paper} d={sheet(164, 84)} />
      <path d="M340 84v34h34" />
      <path className={classes.thick} d="M190 150h158v146H190Z" />
      <path d="M262 150v66M262 244v52M190 232h44M262 232h86" />
      <path d="M234 232a28 28 0 0 1 28-28M262 244a26 26 0 0 0 26-12" />
      <path className={classes.brass} d="M190 316h158M190 310v12M348 310v12M262 310v12" />
      <path d="M286 168h44v30h-44ZM206 252h30v30h-30Z" />
    </Drawing>
  )
}

const rows = [112, 160, 208, 256]

/** A list in which two things are done. */
export function TasksDrawing() {
  return (
    <Drawing>
      <path className={classes.paper} d="M128 56h304v248H128Z" />
      <path d="M128 92h304" />
      {rows.map((y, at) => (
        <g key={y}>
          <path className={at < 2 ? classes.filled : classes.paper} d={`M152 ${y}h20v20h-20Z`} />
          {at < 2 && <path className={classes.tick} d={`M156.500 ${y + 10.5}l4 4 7.500-8.500`} />}
          <path className={classes.thick} d={`M192 ${y + 10}h${[120, 92, 136, 104][at]}`} />
          <circle cx="396" cy={y + 10} r="11" />
          {at < 3 && <path d={`M152 ${y + 34}h256`} className={classes.faint} />}
        </g>
      ))}
      <path className={classes.brass} d="M152 74h64" />
    </Drawing>
  )
}

const figures = [140, 172, 204]

/** Items, amounts, and a total under them. */
export function QuotationDrawing() {
  return (
    <Drawing>
      <path className={classes.paper} d="M160 36h240v288H160Z" />
      <path className={classes.thick} d="M184 70h92" />
      <path d="M184 88h64M184 118h192" />
      {figures.map((y) => (
        <g key={y}>
          <path d={`M184 ${y}h${y === 172 ? 108 : 84}M332 ${y}h44`} />
          <path className={classes.faint} d={`M184 ${y + 16}h192`} />
        </g>
      ))}
      <path className={classes.brass} d="M300 250h76M300 292h76" />
      <text className={classes.total} x="376" y="278">
        ₹18,50,000
      </text>
      <path d="M184 278h52" />
    </Drawing>
  )
}

const bars = [
  { x: 120, y: 104, width: 112 },
  { x: 196, y: 144, width: 140 },
  { x: 268, y: 184, width: 96 },
  { x: 318, y: 224, width: 126 },
]

/** Phases one after the other, and where today is. */
export function TimelineDrawing() {
  return (
    <Drawing>
      <path className={classes.paper} d="M96 48h368v232H96Z" />
      {[169, 243, 317, 391].map((x) => (
        <path key={x} className={classes.faint} d={`M${x} 48v232`} />
      ))}
      <path d="M96 80h368" />
      {bars.map(({ x, y, width }, at) => (
        <path
          key={y}
          className={at < 2 ? classes.filled : classes.paper}
          d={`M${x} ${y}h${width}v20h-${width}Z`}
        />
      ))}
      <path d="M232 114h14v40M336 154h14v40M364 194h10v40" className={classes.faint} />
      <path className={classes.today} d="M292 60v220M286 54h12l-6 8Z" />
      <path className={classes.brass} d="M96 304h368M96 298v12M464 298v12" />
    </Drawing>
  )
}
