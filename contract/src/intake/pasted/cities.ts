/**
 * Cities that are named in messages, by the words for them: first how it is written in a lead. Those that are also names of
 * people or everyday words (Anand, Puri, Sagar) are left out.
 */
const named = `
Mumbai|bombay|मुंबई
Navi Mumbai|नवी मुंबई
Delhi|दिल्ली
New Delhi|नई दिल्ली
Bengaluru|blr|बेंगलुरु|बेंगलूरु
Bangalore
Hyderabad|hyd|हैदराबाद
Chennai|madras|चेन्नई
Kolkata|calcutta|कोलकाता
Pune|poona|पुणे
Ahmedabad|amdavad|अहमदाबाद
Gurgaon|ggn|गुड़गांव
Gurugram|गुरुग्राम
Noida|नोएडा
Greater Noida
Ghaziabad|गाजियाबाद
Faridabad|फरीदाबाद
Thane|ठाणे
Nashik|nasik|नाशिक
Nagpur|नागपुर
Pimpri Chinchwad|pcmc
Jaipur|जयपुर
Lucknow|लखनऊ
Kanpur|कानपुर
Indore|इंदौर
Bhopal|भोपाल
Surat|सूरत
Vadodara|baroda|वडोदरा
Rajkot|राजकोट
Gandhinagar
Chandigarh|चंडीगढ़
Mohali
Panchkula
Ludhiana
Jalandhar
Amritsar
Patiala
Zirakpur
Dehradun|देहरादून
Haridwar
Rishikesh
Shimla
Jammu
Srinagar
Patna|पटना
Ranchi|रांची
Jamshedpur
Dhanbad
Bhubaneswar
Cuttack
Rourkela
Raipur|रायपुर
Bhilai
Bilaspur
Guwahati
Shillong
Siliguri
Howrah
Durgapur
Asansol
Visakhapatnam|vizag
Vijayawada
Guntur
Tirupati
Nellore
Rajahmundry
Kakinada
Warangal
Secunderabad
Karimnagar
Mysuru
Mysore
Mangaluru
Mangalore
Hubballi|hubli
Dharwad
Belagavi|belgaum
Udupi
Davangere
Coimbatore|kovai
Madurai
Tiruchirappalli|trichy
Salem
Tiruppur
Erode
Vellore
Hosur
Puducherry|pondicherry|pondy
Kochi|cochin
Ernakulam
Thiruvananthapuram|trivandrum
Kozhikode|calicut
Thrissur|trichur
Kottayam
Kollam
Palakkad
Kannur
Alappuzha
Goa|गोवा
Panaji|panjim
Margao
Mapusa
Kolhapur
Sangli
Satara
Solapur
Aurangabad
Chhatrapati Sambhajinagar
Ahmednagar
Amravati
Akola
Jalgaon
Latur
Nanded
Lonavala
Alibag|alibaug
Panvel
Kalyan
Dombivli
Vasai
Virar
Mira Bhayandar
Jodhpur
Udaipur
Kota
Ajmer
Bikaner
Alwar
Bhilwara
Gwalior
Jabalpur
Ujjain
Agra
Meerut
Varanasi|banaras|वाराणसी
Prayagraj|allahabad
Gorakhpur
Bareilly
Aligarh
Moradabad
Jhansi
Mathura
Vrindavan
Saharanpur
Ayodhya
Karnal
Panipat
Sonipat|sonepat
Rohtak
Hisar
Ambala
Kurukshetra
Bathinda
Jamnagar
Bhavnagar
Junagadh
Bharuch
Ankleshwar
Vapi
Navsari
Valsad
Silvassa
Daman
Bhuj
Mehsana
Muzaffarpur
Bhagalpur
Agartala
Imphal
Aizawl
Kohima
Itanagar
Gangtok
Port Blair
Leh
Dubai
Abu Dhabi
Kathmandu
`

const words = named
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', ...others] = line.split('|')
    return [name.toLowerCase(), ...others].map((word) => [word, name] as const)
  })
const byWord = new Map(words)
const longestFirst = words.map(([word]) => word).sort((one, other) => other.length - one.length)
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{M}@.])(?:${longestFirst.join('|')})(?![\p{L}\p{M}]|\.[a-z])`,
  'giu',
)

/** Where somebody is rather than where the work is. */
const elsewhere =
  /(?:from|based|liv(?:e|ing)|resid(?:e|ing)|currently|presently|stay(?:ing)?|settled)(?: in| at)?\s*$/i

interface FoundCity {
  name: string
  at: number
  length: number
}

export const citiesIn = (text: string): FoundCity[] =>
  [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    name: byWord.get(word.toLowerCase()) ?? word,
    at: index,
    length: word.length,
  }))

/** The city of the site: the first that is not said to be another place. */
export function cityIn(text: string): string | undefined {
  const found = citiesIn(text)
  const isHere = ({ at }: FoundCity) => !elsewhere.test(text.slice(Math.max(0, at - 24), at))
  return (found.find(isHere) ?? found[0])?.name
}
