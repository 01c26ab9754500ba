import type { Answer } from '../../../services/contract/index.ts';

/** The TitleMax store of Ann's title loan. */
export const austin: Answer<'GET /store'> = {
  lmsId: 'TLX',
  storeInfo: {
    id: 'S-1',
    name: 'Austin · Juniper Row',
    address: '1200 Juniper Row, Austin, TX 78701',
    hoursRaw: 'Mon–Fri 9:00 AM – 6:00 PM; Sat 10:00 AM – 4:00 PM; Sun closed',
    image: '',
    phone: '5125550150',
    state: { label: 'Texas', value: 'TX' },
  },
  brandConfig: { brandName: 'TitleMax' },
  nearby: [{ storeId: 'S-9', name: 'El Paso · Ocotillo Street' }],
  timeZone: 'America/Chicago',
};

/** Another TitleMax store, in another time zone. */
export const elPaso: Answer<'GET /store'> = {
  ...austin,
  storeInfo: {
    ...austin.storeInfo,
    id: 'S-9',
    name: 'El Paso · Ocotillo Street',
    address: '415 Ocotillo Street, El Paso, TX 79901',
    hoursRaw: 'Mon–Fri 8:30 AM – 5:00 PM',
    phone: '5125550160',
  },
  nearby: [{ storeId: 'S-1', name: 'Austin · Juniper Row' }],
  timeZone: 'America/Denver',
};

/** A store of InstaLoan. */
export const sanAntonio: Answer<'GET /store'> = {
  ...austin,
  storeInfo: {
    ...austin.storeInfo,
    id: 'S-7',
    name: 'San Antonio · Larkspur Avenue',
    address: '905 Larkspur Avenue, San Antonio, TX 78205',
  },
  brandConfig: { brandName: 'InstaLoan' },
  nearby: [],
};
