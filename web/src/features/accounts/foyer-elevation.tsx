import classes from './foyer-elevation.module.css'

/** A lattice of diamonds, two across and five down. */
function Window({ x }: { x: number }) {
  const cells = [0, 1].flatMap((column) => [0, 1, 2, 3, 4].map((row) => [column * 41.5, row * 40.8] as const))
  return (
    <g transform={`translate(${x} 288)`}>
      <g strokeWidth="0.7">
        {cells.map(([dx, dy]) => (
          <path
            key={`${dx} ${dy}`}
            transform={`translate(${dx} ${dy})`}
            d="M0 20.4 20.75 0 41.5 20.4 20.75 40.8ZM9.75 20.4l11-10.8 11 10.8-11 10.8Z"
          />
        ))}
      </g>
      <path d="M0 0h83v204H0ZM-9 204h101v9H-9Z" />
    </g>
  )
}

const across = [671, 845, 1084, 1258]

/** Dimension lines as a draughtsman sets them: a hairline with a stroke through each end. */
function Measures() {
  return (
    <g className={classes.measure}>
      <line x1="594.5" y1="105" x2="594.5" y2="708" />
      <line x1="584" y1="105" x2="605" y2="105" />
      <line x1="584" y1="708" x2="605" y2="708" />
      <path d="M590 109.5l9-9M590 712.5l9-9" />
      <line x1="671" y1="749.5" x2="1258" y2="749.5" />
      {across.map((x) => (
        <g key={x}>
          <line x1={x} y1="739" x2={x} y2="760" />
          <path d={`M${x - 4.5} 754l9-9`} />
        </g>
      ))}
      <g className={classes.figure}>
        <text transform="translate(575 407) rotate(-90)">5540</text>
        <text x="758" y="778">
          1600
        </text>
        <text x="964.5" y="778">
          2200
        </text>
        <text x="1171" y="778">
          1600
        </text>
      </g>
    </g>
  )
}

/** The elevation of a foyer, drawn in hairlines: the only picture in the product. */
export function FoyerElevation() {
  return (
    <svg
      className={classes.drawing}
      viewBox="552 76 762 720"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden="true"
    >
      <path d="M651 92h627v13H651Z" />
      <path d="M671 105v603M1258 105v603M627 708h675" strokeWidth="1.5" />
      <path d="M671 662h174M1084 662h174M825 662v15.5M1104 662v15.5M806 677.5h317V693H806ZM786 693h357v15H786Z" />
      <path d="M964.5 105v63M945 168h39l9 33h-57Z" />
      <Window x={712} />
      <Window x={1134} />
      <path className={classes.door} d="M845 662V347a119.5 119.5 0 0 1 239 0v315Z" />
      <path d="M860 662V347a104.5 104.5 0 0 1 209 0v315M964.5 242.5V662" />
      <g strokeWidth="0.8">
        <path d="M880 371a84 84 0 0 1 67-78v78ZM1049 371a84 84 0 0 0-67-78v78Z" />
        <path d="M877.5 390.5h69.5v98h-69.5ZM982 390.5h69.5v98H982ZM877.5 510.5h69.5v126h-69.5ZM982 510.5h69.5v126H982Z" />
      </g>
      <circle cx="953.5" cy="488.5" r="4" className={classes.door} />
      <circle cx="975.5" cy="488.5" r="4" className={classes.door} />
      <Measures />
    </svg>
  )
}
