import { describe, expect, it } from 'vitest';
import { pointProblems } from '#features/geocode/point.ts';
import { pointIn } from '#features/geocode/read-point.ts';

const near = (text: string, latitude: number, longitude: number) => {
  const point = pointIn(text);
  expect(Number(point?.latitude), text).toBeCloseTo(latitude, 4);
  expect(Number(point?.longitude), text).toBeCloseTo(longitude, 4);
};

// Pittsburgh, in the notations of geo-coordinates-parser's and Nominatim's tests.
it.each([
  '40.446, -79.982',
  'N 40.446 W 79.982',
  'N40.446 W79.982',
  '40.446 N 79.982 W',
  '40.446° N 79.982° W',
  '40.446N,79.982W',
  'W 79.982 N 40.446',
  '79.982 W, 40.446 N',
  'Lat 40.446 Lon -79.982',
  'Lat: 40.446 N, Long: 79.982 W',
  '40° 26.76′ N 79° 58.92′ W',
  'N 40° 26.76 W 79° 58.92',
  '40 26 45.6 N 79 58 55.2 W',
  '40 26 45.6, -79 58 55.2',
  '40:26:45.6N 79:58:55.2W',
  'N 40 26 45.6 W 79 58 55.2',
  '40 deg 26 min 45.6 sec N, 79 deg 58 min 55.2 sec W',
  'north 40.446 west 79.982',
  'Pittsburgh 40.4460, -79.9820',
  'Location: https://maps.google.com/?q=40.446,-79.982',
  'I am here https://www.google.com/maps/search/40.446,+-79.982?entry=tts',
  'https://waze.com/ul?ll=40.446%2C-79.982&navigate=yes',
  'https://yandex.com/maps/?pt=-79.982,40.446&z=16',
  'https://2gis.com/geo/-79.982%2C40.446',
  'https://2gis.com/geo/70030076129543595/-79.982%2C40.446',
  'https://2gis.com/?m=-79.982%2C40.446%2F12',
  'https://uri.amap.com/marker?position=-79.982,40.446&name=Shop',
  'https://mapy.cz/zakladni?x=-79.982&y=40.446&z=12',
  'https://www.google.com/maps/place/Shop/@40.1,-79.1,15z/data=!3d40.446!4d-79.982',
  'https://www.google.com/maps/place/Shop/@40.446,-79.982,15z',
  'https://www.here.com/?map=40.446,-79.982,15,normal',
  'https://www.bing.com/maps?cp=40.446~-79.982&lvl=15',
  'https://maps.apple.com/place?coordinate=40.446,-79.982',
  // As programs and apps write a point: well-known text, GeoJSON (RFC 7946), objects, links with a view elsewhere.
  'POINT(-79.982 40.446)',
  'POINT (-79.982 40.446)',
  'SRID=4326;POINT(-79.982 40.446)',
  'POINT Z (-79.982 40.446 12)',
  '{"type":"Point","coordinates":[-79.982,40.446]}',
  '{"type":"Feature","geometry":{"type":"Point","coordinates":[-79.982, 40.446]},"properties":{}}',
  '{ "coordinates": [-79.982, 40.446, 200], "type": "Point" }',
  '{"lat":40.446,"lng":-79.982}',
  '{"lat": 40.446, "lon": -79.982}',
  '{"lng":-79.982,"lat":40.446}',
  '{"latitude":40.446,"longitude":-79.982}',
  '{lat: 40.446, lng: -79.982}',
  '{"lat":"40.446","lng":"-79.982"}',
  'https://mapy.com/?q=40.446,-79.982',
  'https://mapy.com/en/?q=40.446%2C-79.982&z=12',
  'https://mapy.com/en/zakladni?x=-79.982&y=40.446&z=12',
  'https://mapy.cz/?q=40.446N%2C79.982W',
  'https://mapy.com/fnc/v1/showmap?center=-79.982,40.446&zoom=16',
  'https://www.windy.com/?40.446,-79.982,8',
  'https://www.windy.com/40.446/-79.982?40.1,-79.1,8',
  'https://www.windy.com/?rain,40.446,-79.982,8',
  'https://www.windy.com/en/-Rain-rain?rain,40.446,-79.982,8',
  'https://nakarte.me/#m=12/40.446/-79.982&l=O',
  'https://nakarte.me/#l=O&m=12/40.446/-79.982',
  'https://m.uber.com/ul/?action=setPickup&pickup=my_location&dropoff[latitude]=40.446&dropoff[longitude]=-79.982',
  'uber://?action=setPickup&dropoff[latitude]=40.446&dropoff[longitude]=-79.982',
  'https://m.uber.com/ul/?action=setPickup&pickup[latitude]=1.5&pickup[longitude]=2.5&dropoff%5Blatitude%5D=40.446&dropoff%5Blongitude%5D=-79.982',
  'om://map?v=1&ll=40.446,-79.982',
  'om://map?ll=40.446,-79.982&n=X',
  'https://omaps.app/map?v=1&ll=40.446,-79.982',
  'https://www.google.com/maps/place/40%C2%B026\'45.6"N+79%C2%B058\'55.2"W/@40.1,-79.1,15z',
  'https://www.google.com/maps/place/40%C2%B026%2745.6%22N+79%C2%B058%2755.2%22W/@40.1,-79.1,15z',
  'https://www.google.com/maps/place/40.446,-79.982/@40.1,-79.1,15z',
  'https://www.google.com/maps/place/40.446N+79.982W/@40.1,-79.1,15z',
  'https://www.google.com/maps/place/Shop/@40.446,-79.982,15z',
])('%s', (text) => near(text, 40.446, -79.982));

// As the sites and apps document their links, or write them: of a route its end, parameters in either order.
it.each([
  'https://m.uber.com/ul/?action=setPickup&client_id=x&pickup=my_location&dropoff[formatted_address]=A%2C%20B&dropoff[longitude]=-79.982&dropoff[latitude]=40.446',
  'https://m.uber.com/looking?drop[0]=%7B%22latitude%22%3A40.446%2C%22longitude%22%3A-79.982%7D',
  'https://m.uber.com/go/product-selection?drop%5B0%5D=%7B%22addressLine1%22%3A%22A%22%2C%22latitude%22%3A40.446%2C%22longitude%22%3A-79.982%7D',
  'https://book.olacabs.com/?lat=1.5&lng=2.5&drop_lat=40.446&drop_lng=-79.982&utm_source=x',
  'https://olawebcdn.com/assets/ola-universal-link.html?lat=40.446&lng=-79.982&category=mini',
  'olacabs://app/launch?lat=40.446&lng=-79.982',
  'https://maps.google.com/maps?ll=40.446,-79.982&z=15',
  'https://www.google.com/maps/dir/?api=1&origin=1.5,2.5&destination=40.446,-79.982',
  'https://www.google.com/maps/dir/1.5,2.5/40.446,-79.982/@17.0,72.0,12z',
  'https://www.google.com/maps/search/?api=1&query=40.446%2C-79.982',
  'https://www.google.com/maps/search/40.446,+-79.982?entry=tts',
  'https://www.google.com/maps/@?api=1&map_action=map&center=40.446%2C-79.982&zoom=12',
  'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=40.446%2C-79.982',
  'https://maps.apple.com/?ll=40.446,-79.982&q=Pin',
  'https://maps.apple.com/place?coordinate=40.446,-79.982&name=Pin',
  'https://maps.apple.com/?daddr=40.446,-79.982&dirflg=d',
  'https://maps.apple.com/?address=A&auid=1&ll=40.446,-79.982&lsp=9902&q=Shop',
  'https://waze.com/ul?ll=40.446%2C-79.982&navigate=yes',
  'https://www.waze.com/live-map/directions?to=ll.40.446%2C-79.982',
  'https://www.openstreetmap.org/?mlat=40.446&mlon=-79.982#map=15/18.5/73.8',
  'https://www.openstreetmap.org/#map=15/40.446/-79.982',
  'https://www.openstreetmap.org/directions?engine=x&route=1.5%2C2.5%3B40.446%2C-79.982',
  'https://www.bing.com/maps?cp=40.446~-79.982&lvl=15',
  'https://bing.com/maps/default.aspx?where1=40.446,-79.982',
  'https://www.bing.com/maps?osid=1&cp=40.446~-79.982&rtp=pos.1.5_2.5~pos.40.446_-79.982',
  'https://share.here.com/l/40.446,-79.982,Pin',
  'https://wego.here.com/?map=40.446,-79.982,15,normal',
  'https://yandex.com/maps/?ll=-79.982%2C40.446&z=15',
  'https://yandex.com/maps/?pt=-79.982,40.446&z=15',
  'https://yandex.com/maps/?rtext=1.5%2C2.5~40.446%2C-79.982',
  'https://yandex.com/maps/?whatshere[point]=-79.982,40.446&whatshere[zoom]=15',
  'yandexmaps://maps.yandex.com/?ll=-79.982,40.446',
  'https://2gis.ae/geo/-79.982,40.446',
  'dgis://2gis.ru/routeSearch/rsType/car/to/-79.982,40.446',
  'https://uri.amap.com/marker?position=-79.982,40.446&name=x',
  'https://mapy.cz/zakladni?x=-79.982&y=40.446&z=15',
  'https://mapy.com/en/zakladni?source=coor&id=-79.982%2C40.446&x=73.8&y=18.5&z=15',
  'https://maps.mapmyindia.com/@40.446,-79.982',
  'https://mappls.com/@40.446,-79.982,15z',
  'https://maps.mapmyindia.com/direction?places=1.5,2.5;40.446,-79.982',
  'https://mappls.com/location/40.446,-79.982',
  'geo:40.446,-79.982',
  'geo:0,0?q=40.446,-79.982(Shop)',
  'geo:40.446,-79.982;u=35',
  'geo:0,0?q=40.446%2C-79.982',
  'google.navigation:q=40.446,-79.982',
  'comgooglemaps://?q=40.446,-79.982&center=18.5,73.8',
  'comgooglemaps://?daddr=40.446,-79.982&directionsmode=driving',
  'maps://?q=40.446,-79.982',
  'intent://maps.google.com/maps?daddr=40.446,-79.982#Intent;scheme=https;package=com.google.android.apps.maps;end',
  'https://www.google.com/maps?q=loc:40.446+-79.982',
  'https://maps.google.com/?q=40.446,-79.982&hl=en',
  'https://maps.google.com/maps/api/staticmap?center=40.446,-79.982&zoom=14',
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3782!2d-79.982!3d40.446!2m3!1f0',
  'https://rapido.bike/?lat=40.446&lng=-79.982',
  'https://go.rapido.bike/drop?dropLat=40.446&dropLng=-79.982',
  'https://www.lyft.com/ride?id=lyft&destination[latitude]=40.446&destination[longitude]=-79.982',
  'https://www.lyft.com/ride?destination[longitude]=-79.982&destination[latitude]=40.446',
  'https://bolt.eu/?longitude=-79.982&latitude=40.446',
  'https://example.com/?lng=-79.982&lat=40.446',
  'https://example.com/?lon=-79.982&lat=40.446',
  'https://map.baidu.com/?latlng=40.446,-79.982',
  'https://www.komoot.com/plan/@40.446,-79.982,15z',
  'https://gaiagps.com/map/?lat=40.446&lon=-79.982',
  'https://caltopo.com/map.html#ll=40.446,-79.982&z=15',
  'https://www.peakfinder.com/?lat=40.446&lng=-79.982',
  'https://kakaomap.com/link/map/Shop,40.446,-79.982',
  'https://www.swiggy.com/?lat=40.446&lng=-79.982',
  'https://citymapper.com/directions?endcoord=40.446,-79.982',
  'citymapper://directions?endcoord=40.446,-79.982',
  'https://moovitapp.com/?to=Shop&tll=40.446_-79.982',
  'https://www.mapquest.com/latlng/40.446,-79.982',
  'https://earth.google.com/web/@40.446,-79.982,560a,1000d',
  'https://satellites.pro/#40.446,-79.982,15',
  'https://zoom.earth/#view=40.446,-79.982,10z',
  'https://www.flightradar24.com/40.446,-79.982/10',
  'Live location: https://maps.google.com/?q=40.446,-79.982 shared by Asha',
  'My location https://www.google.com/maps?q=40.446%2c-79.982',
  'https://www.google.com/maps/place/40.446,-79.982/@1.5,2.5,15z',
])('%s', (text) => near(text, 40.446, -79.982));

it.each(['https://plus.codes/7FG49QCJ+2V', 'https://www.google.com/maps/place/7FG49QCJ%2B2V'])(
  '%s',
  (text) => near(text, 20.3700625, 2.7821875),
);

// Open Location Code, test_data/decoding.csv; DIGIPIN, technical document of March 2025.
it.each<[string, number, number]>([
  ['7FG49QCJ+2V', 20.3700625, 2.7821875],
  ['7FG49QCJ+2VX', 20.3701125, 2.782234375],
  ['8FVC2222+22', 47.0000625, 8.0000625],
  ['4VCPPQGP+Q9', -41.2730625, 174.7859375],
  ['39J-49L-L8T4', 28.622788, 77.213033],
  ['39J49LL8T4', 28.622788, 77.213033],
])('%s', near);

// What the Department of Posts' own code reads of codes that it makes (INDIAPOST-gov/digipin, commit e8e2507 of 14
// November 2025): at random, at corners, in the middle.
it.each<[string, number, number]>([
  ['TPP-TPT-M8J6', 2.501974, 96.64752],
  ['KT3-3TP-3959', 12.91255, 71.079828],
  ['2F2-J3C-7TTT', 28.757341, 82.677717],
  ['6KK-L5L-C59L', 14.355227, 90.5739],
  ['9LP-56T-9LJ6', 29.682699, 83.042601],
  ['22F-9TF-9T4K', 27.142523, 86.392916],
  ['F6T-4T6-4FLL', 31.903276, 72.212175],
  ['56C-CFT-94JJ', 15.972345, 88.984453],
  ['JFT-37F-P8PK', 27.629629, 65.439928],
  ['37C-8TK-5LJF', 27.120756, 80.344255],
  ['8J8-PP7-L23M', 35.706469, 92.566717],
  ['PKF-84C-M7PC', 6.922117, 81.969992],
  ['97F-L4K-KM9P', 35.734072, 88.286066],
  ['23K-T8M-F5P5', 25.675161, 84.287592],
  ['LLL-LLL-LLLL', 2.500017, 63.500017],
  ['2LL-LLL-LLLL', 20.500017, 81.500017],
  ['39J-438-TJC7', 28.613901, 77.208998],
])('%s', (code, latitude, longitude) => {
  for (const text of [code, code.replaceAll('-', ''), `DIGIPIN: ${code}`, code.toLowerCase()]) {
    const point = pointIn(text);
    // Both round to six decimals.
    expect(Math.abs(Number(point?.latitude) - latitude), text).toBeLessThan(2e-6);
    expect(Math.abs(Number(point?.longitude) - longitude), text).toBeLessThan(2e-6);
  }
});

// Open Location Code, test_data/decoding.csv: the corners of each square. What is read is its middle.
it.each<[string, [number, number], [number, number]]>([
  ['7FG49Q00+', [20.35, 2.75], [20.4, 2.8]],
  ['7FG49QCJ+2V', [20.37, 2.782125], [20.370125, 2.78225]],
  ['7FG49QCJ+2VX', [20.3701, 2.78221875], [20.370125, 2.78225]],
  ['7FG49QCJ+2VXGJ', [20.370113, 2.782234375], [20.370114, 2.78223632813]],
  ['8FVC2222+22', [47.0, 8.0], [47.000125, 8.000125]],
  ['4VCPPQGP+Q9', [-41.273125, 174.785875], [-41.273, 174.786]],
  ['62G20000+', [0.0, -180.0], [1, -179]],
  ['22220000+', [-90, -180], [-89, -179]],
  ['7FG40000+', [20.0, 2.0], [21.0, 3.0]],
  ['22222222+22', [-90.0, -180.0], [-89.999875, -179.999875]],
  ['6VGX0000+', [0, 179], [1, 180]],
  ['6FH32222+222', [1, 1], [1.000025, 1.00003125]],
  ['CFX30000+', [89, 1], [90, 2]],
  ['62H20000+', [1, -180], [2, -179]],
  ['62H30000+', [1, -179], [2, -178]],
  ['CFX3X2X2+X2', [89.999875, 1], [90, 1.000125]],
  ['84000000+', [30, -140], [50, -120]],
  [
    '6FH56C22+22',
    [1.2000000000000028, 3.4000000000000057],
    [1.2001249999999999, 3.4001250000000027],
  ],
  ['849VGJQF+VX7QR3J', [37.53966912, -122.3750698242], [37.53966916, -122.3750697021]],
  ['849VGJQF+VX7QR3J7QR3J', [37.53966912, -122.3750698242], [37.53966916, -122.3750697021]],
])('%s', (code, [south, west], [north, east]) => {
  const point = pointIn(code);
  // Six decimals are shown: half of the last one is rounding.
  expect(Math.abs(Number(point?.latitude) - (south + north) / 2)).toBeLessThan(6e-7);
  expect(Math.abs(Number(point?.longitude) - (west + east) / 2)).toBeLessThan(6e-7);
});

// Everest, the Eiffel tower and a place in New Jersey: the examples of ISO 6709, annex H, as Wikipedia has them.
it.each<[string, number, number]>([
  ['+27.5916+086.5640+8850CRSWGS_84/', 27.5916, 86.564],
  ['+27.5916+086.5640/', 27.5916, 86.564],
  ['+48.8577+002.295/', 48.8577, 2.295],
  ['+40-075CRSxxxx/', 40, -75],
  ['+40.20361-075.00417CRSxxxx/', 40.20361, -75.00417],
  ['+4012.22-07500.25CRSxxxx/', 40 + 12.22 / 60, -(75 + 0.25 / 60)],
  ['+401213-0750015+2.79CRSxxxx/', 40 + 12 / 60 + 13 / 3600, -(75 + 15 / 3600)],
])('%s of ISO 6709', near);

// 28°36′50″ N, 77°12′32″ E, as charts, ships and phones write it.
it.each([
  '28-36-50N 077-12-32E',
  'N28-36-50 E077-12-32',
  '28d36m50sN 77d12m32sE',
  '283650N0771232E',
  '283650N 0771232E',
])('%s', (text) => near(text, 28 + 36 / 60 + 50 / 3600, 77 + 12 / 60 + 32 / 3600));

// Pune, as forms and people in India write it, as chats hand it out, and as other sites of maps have it.
it.each([
  '१८.५२०४° उ, ७३.८५६७° पू',
  '18.5204 उ 73.8567 पू',
  '18.5204° उ., 73.8567° पू.',
  'उ 18.5204 पू 73.8567',
  'पू 73.8567, उ 18.5204',
  '18.5204 उत्तर, 73.8567 पूर्व',
  'अक्षांश 18.5204 देशान्तर 73.8567',
  'अक्षांश: 18.5204, देशांतर: 73.8567',
  'Lat/Long: 18.5204, 73.8567',
  'lat,long 18.5204,73.8567',
  'LatLng(18.5204, 73.8567)',
  'Long/Lat: 73.8567, 18.5204',
  '{18.5204, 73.8567}',
  '@18.5204,73.8567',
  '18.5204,73.8567,15z',
  '@18.5204,73.8567,15z',
  '18,5204; 73,8567',
  '18,5204 73,8567',
  'https://maps.app.goo.gl/abc 18.5204, 73.8567',
  '18.5204, 73.8567 https://maps.app.goo.gl/abc',
  'Shop\n18.5204, 73.8567\nhttps://goo.gl/maps/xyz',
  '18.5204, 73.8567 https://maps.google.com/?q=18.520,73.857',
  'https://osmand.net/map?pin=18.5204,73.8567#15/18.1/73.1',
  'https://osmand.net/map/?pin=18.5204%2C73.8567',
  'https://www.ventusky.com/?p=18.5204;73.8567;5&l=temperature',
  'https://www.ventusky.com/18.5204;73.8567',
  'https://bing.com/maps/default.aspx?sp=point.18.5204_73.8567_Shop',
  'https://wego.here.com/directions/mix//Shop:18.5204,73.8567',
  'https://petalmaps.com/place/?z=15&marker=18.5204,73.8567',
  'google.streetview:cbll=18.5204,73.8567',
  'https://example.com/place/18.5204/73.8567',
  'geo:18.5204,73.8567(Label)',
  'geo:18.5204,73.8567?q=18.5204,73.8567(Shop)',
  // Of a route its end, wherever that is in the link.
  'https://www.google.com/maps?saddr=1.5,2.5&daddr=18.5204,73.8567',
  'https://www.google.com/maps?daddr=18.5204,73.8567&saddr=1.5,2.5',
  'https://www.petalmaps.com/routes/?saddr=1.5,2.5&daddr=18.5204,73.8567',
  'https://www.google.com/maps/dir//18.5204,73.8567/@18.1,73.1,15z',
])('%s', (text) => near(text, 18.5204, 73.8567));

it.each([
  ['18.5204 द 73.8567 प', -18.5204, -73.8567],
  ['18.5204° दक्षिण, 73.8567° पश्चिम', -18.5204, -73.8567],
] as const)('%s', near);

// A route whose end is a name has no point: its start is another place, and so is the middle of the view.
it.each([
  'https://www.google.com/maps/dir/1.5,2.5/Pune/@18.5204,73.8567,15z',
  'https://www.google.com/maps/dir/1.5,2.5/Pune',
  'https://www.google.com/maps?saddr=1.5,2.5&daddr=Pune',
  '18.5204, 73.8567 https://maps.google.com/?q=28.6139,77.2090',
  'https://zoom.example/18.5204',
])('%s has none, and the field says why', (text) => {
  expect(pointIn(text)).toBeUndefined();
  expect(pointProblems({ latitude: text, longitude: '' })).toEqual({
    latitude:
      'This link or address does not hold the numbers of one place. Open it, and copy the two numbers from the map.',
  });
});

describe('a position in a sentence', () => {
  it.each([
    'My location is 28.6139, 77.2090 near the gate',
    '28.6139 77.2090 (India Gate)',
    '28.6139 N, 77.2090 E near the gate',
    'lat 28.6139 long 77.2090 accuracy 12 m',
    'Meet at 28.6139, 77.2090 at 5 pm',
    '28.6139, 77.2090, 216m',
    '28.6139, 77.2090 alt 216 metres',
    'lng=77.2090&lat=28.6139',
    'https://wa.me/?text=28.6139,77.2090',
  ])('%s', (text) => near(text, 28.6139, 77.209));

  it.each([
    '28.6139, 77.2090 and 28.7041, 77.1025',
    'from 28.6139, 77.2090 to lat 28.7 long 77.1',
    '28.61, 77.20 near the gate',
    'Flat 12, 4 Main Road, Delhi 110001',
    'Temperature 28.613 and humidity 77.209',
    '2026-11-29',
    '10-12-32',
    '+919876543210',
  ])('none: %s', (text) => expect(pointIn(text)).toBeUndefined());
});

describe('no text is answered by silence', () => {
  it.each<readonly [string, string]>([
    ['abc', 'Write both numbers in degrees, such as 18.5204 and 73.8567.'],
    ["18°61'N", 'Write both numbers in degrees, such as 18.5204 and 73.8567.'],
    ['Flat 12, 34 MG Road', 'Write both numbers in degrees, such as 18.5204 and 73.8567.'],
    [
      'https://maps.app.goo.gl/abc',
      'This link or address does not hold the numbers of one place. Open it, and copy the two numbers from the map.',
    ],
    ...[
      'https://yandex.com/maps/-/CDabc',
      'https://maps.apple/p/abc',
      'https://maps.apple.com/?q=Pune',
      'https://mappls.com/xyz123',
      'https://ola.maps/abc',
      'https://waze.com/ul/htek7abc',
      'https://osm.org/go/abc',
      'https://share.google/abc',
      'https://maps.google.com/?cid=123',
      'ge0://abc',
      'goo.gl/maps/abc',
    ].map(
      (link) =>
        [
          link,
          'This link or address does not hold the numbers of one place. Open it, and copy the two numbers from the map.',
        ] as const,
    ),
    ...[
      '///filled.count.soap',
      'filled.count.soap',
      'My place is ///filled.count.soap',
      'https://what3words.com/filled.count.soap',
      'w3w.co/filled.count.soap',
      '///शाखा.मिठास.विकास',
    ].map(
      (text) =>
        [
          text,
          'This link or address does not hold the numbers of one place. Open it, and copy the two numbers from the map.',
        ] as const,
    ),
    [
      'GVR3+XX Pune',
      'A short Plus Code needs its town. Take the full one, with eight characters before the +.',
    ],
  ])('%j', (latitude, sentence) => {
    expect(pointIn(latitude)).toBeUndefined();
    for (const longitude of ['', '73.8'])
      expect(pointProblems({ latitude, longitude })).toEqual({ latitude: sentence });
  });

  it('but an empty field', () => {
    expect(pointProblems({ latitude: '18.5', longitude: '' })).toEqual({});
    expect(pointProblems({ latitude: '', longitude: '' })).toEqual({});
  });
});

// Pune as chats, contacts (RFC 2426), tables and Arabic keyboards hand it out.
it.each([
  '📍18.5204, 73.8567',
  '📍 Pune 18.5204, 73.8567',
  '*18.5204, 73.8567*',
  '<18.5204, 73.8567>',
  'Live location: 18.5204, 73.8567 (10 min ago)',
  '18.5204_73.8567',
  'GEO:18.5204;73.8567',
  '١٨٫٥٢٠٤، ٧٣٫٨٥٦٧',
])('%s', (text) => near(text, 18.5204, 73.8567));
