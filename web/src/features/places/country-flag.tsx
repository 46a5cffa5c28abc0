import classes from './country.module.css'

/** Addresses only: a browser loads the flags of the rows that are in sight. */
const files = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

const urlByCode = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), url]),
)

/** The name of the country is beside it, so it says nothing by itself. */
export function CountryFlag({ countryCode }: { countryCode: string }) {
  return (
    <img
      className={classes.flag}
      src={urlByCode.get(countryCode)}
      alt=""
      width={21}
      height={14}
      loading="lazy"
    />
  )
}
