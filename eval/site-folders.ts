import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A folder of static pages with the file of its ground truth. */
export interface SiteFolder {
  id: string
  folder: string
  truthFile: string
}

/**
 * Returns the sites below `folder` (or `folder/sites`) that have a ground truth: `<id>.json` in `truthFolder`, beside
 * the site or beside all sites. A folder that is itself a site with a ground truth beside it counts as one.
 */
export function findSites(folder: string, truthFolder: string | undefined): SiteFolder[] {
  const places = [folder, join(folder, 'sites')].filter((place) => existsSync(place))
  const below = places.flatMap((place) =>
    readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ id: name, folder: join(place, name) })),
  )
  const itself = { id: folder.split('/').findLast(Boolean) ?? '', folder }
  return [...below, itself]
    .flatMap(({ id, folder: site }) => {
      const truthFile = [truthFolder, dirname(site), dirname(dirname(site))]
        .flatMap((place) => (place === undefined ? [] : join(place, `${id}.json`)))
        .find((file) => existsSync(file))
      return truthFile === undefined ? [] : { id, folder: site, truthFile }
    })
    .toSorted((a, b) => a.id.localeCompare(b.id))
}
