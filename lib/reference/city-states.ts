// Each city of cities.ts stands once, under its state or union territory.
const citiesByState: Readonly<Record<string, readonly string[]>> = {
  'Andaman and Nicobar Islands': ['Port Blair'],
  'Andhra Pradesh': ['Guntur', 'Nellore', 'Tirupati', 'Vijayawada', 'Visakhapatnam'],
  'Arunachal Pradesh': ['Itanagar'],
  Assam: ['Guwahati'],
  Bihar: ['Gaya', 'Patna'],
  Chandigarh: ['Chandigarh'],
  Chhattisgarh: ['Bhilai', 'Raipur'],
  Delhi: ['Delhi'],
  Goa: ['Panaji'],
  Gujarat: ['Ahmedabad', 'Bhavnagar', 'Gandhinagar', 'Jamnagar', 'Rajkot', 'Surat', 'Vadodara'],
  Haryana: ['Faridabad', 'Gurugram'],
  'Himachal Pradesh': ['Shimla'],
  'Jammu and Kashmir': ['Jammu', 'Srinagar'],
  Jharkhand: ['Dhanbad', 'Jamshedpur', 'Ranchi'],
  Karnataka: ['Belagavi', 'Bengaluru', 'Hubballi', 'Kalaburagi', 'Mangaluru', 'Mysuru'],
  Kerala: ['Kannur', 'Kochi', 'Kollam', 'Kozhikode', 'Thiruvananthapuram', 'Thrissur'],
  'Madhya Pradesh': ['Bhopal', 'Gwalior', 'Indore', 'Jabalpur', 'Ujjain'],
  Maharashtra: [
    ...['Amravati', 'Bhiwandi', 'Chhatrapati Sambhajinagar', 'Kalyan', 'Kolhapur', 'Mumbai'],
    ...['Nagpur', 'Nanded', 'Nashik', 'Navi Mumbai', 'Pune', 'Solapur', 'Thane'],
  ],
  Manipur: ['Imphal'],
  Meghalaya: ['Shillong'],
  Mizoram: ['Aizawl'],
  Nagaland: ['Kohima'],
  Odisha: ['Bhubaneswar', 'Cuttack', 'Rourkela'],
  Puducherry: ['Puducherry'],
  Punjab: ['Amritsar', 'Jalandhar', 'Ludhiana', 'Patiala'],
  Rajasthan: ['Ajmer', 'Bikaner', 'Jaipur', 'Jodhpur', 'Kota', 'Udaipur'],
  Sikkim: ['Gangtok'],
  'Tamil Nadu': [
    ...['Chennai', 'Coimbatore', 'Erode', 'Madurai', 'Salem', 'Tiruchirappalli', 'Tirunelveli'],
  ],
  Telangana: ['Hyderabad', 'Warangal'],
  Tripura: ['Agartala'],
  'Uttar Pradesh': [
    ...['Agra', 'Aligarh', 'Bareilly', 'Firozabad', 'Ghaziabad', 'Gorakhpur', 'Greater Noida'],
    ...['Jhansi', 'Kanpur', 'Lucknow', 'Meerut', 'Moradabad', 'Noida', 'Prayagraj', 'Varanasi'],
  ],
  Uttarakhand: ['Dehradun'],
  'West Bengal': ['Asansol', 'Durgapur', 'Howrah', 'Kolkata', 'Siliguri'],
};

/** The state of an offered city; undefined for any other. */
export const stateOfCity = (city: string): string | undefined =>
  Object.keys(citiesByState).find((state) => citiesByState[state]?.includes(city));
