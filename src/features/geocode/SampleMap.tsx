import * as words from './words.tsx';

/** Streets round a square, drawn with the point that is asked for in the middle. */
const STREETS =
  'M-611-222L611 222M-113-640L113 640M498-418L-498 418M103 38L19 108-84 71-103-38-19-108 84-71zM188 68L35 197-153 129-188-68-35-197 153-129zM291 106L54 305-237 199-291-106-54-305 237-199zM423 154L78 443-345 289-423-154-78-443 345-289zM564 205L104 591-460 386-564-205-104-591 460-386z';
const PARKS =
  'M0-44a44 44 0 1 0 .1 0zM188 68L291 106 54 305 35 197zM-291-106L-423-154-78-443-54-305zM-345 289L-460 386-564-205-423-154z';
const RIVER = 'M700-330C520-290 500-150 520-40S640 170 620 340';
const PIN = 'M0 0C-11-14-15-20-15-28a15 15 0 0 1 30 0C15-20 11-14 0 0z';

/** What goes in and what comes out, named on a made-up map: two lines that cross, and the address where they do. */
export function SampleMap() {
  return (
    <figure className="geocode-map">
      <figcaption>
        <b>{words.inAndOut}</b>
        <span className="badge badge-plain">{words.sample}</span>
      </figcaption>
      <div>
        <svg viewBox="-600 -300 1200 600" aria-hidden="true" focusable="false">
          <path className="geocode-map__park" d={PARKS} />
          <path className="geocode-map__river" d={RIVER} />
          <path className="geocode-map__street" d={STREETS} />
          <path className="geocode-map__pin" d={PIN} />
          <circle className="geocode-map__dot" cy="-28" r="5.5" />
        </svg>
        <dl>
          <div>
            <dt>{words.latitude}</dt>
            <dd translate="no">28.6129</dd>
          </div>
          <div>
            <dt>{words.longitude}</dt>
            <dd translate="no">77.2295</dd>
          </div>
          <div>
            <dt>{words.address}</dt>
            <dd>{words.sampleAddress}</dd>
          </div>
        </dl>
      </div>
    </figure>
  );
}
