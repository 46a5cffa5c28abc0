interface NameFamily {
  women: readonly string[]
  men: readonly string[]
  surnames: readonly string[]
}

export interface PersonName {
  firstName: string
  lastName: string
  /** The name in Latin letters, for an e-mail address. */
  latin: string
}

const words = (text: string): readonly string[] => text.split(' ')

/** First names and surnames match by region, so that no name looks random. */
export const nameFamilies: readonly (readonly [NameFamily, number])[] = [
  [
    {
      women: words(
        'Sneha Pooja Prajakta Mrunal Tejaswini Ashwini Rutuja Manasi Gauri Vaishali Supriya Anagha Ketaki',
      ),
      men: words(
        'Rohan Aniket Shreyas Sachin Amol Nikhil Prasad Mandar Swapnil Tushar Omkar Sameer Chinmay Vikrant',
      ),
      surnames: words(
        'Deshpande Kulkarni Patil Joshi Jadhav Shinde Pawar Gokhale Bhosale Chavan Kale Deshmukh Phadke Sawant Gaikwad Apte Ranade',
      ),
    },
    40,
  ],
  [
    {
      women: words('Neha Priyanka Shikha Swati Nidhi Anjali Garima Kritika Shalini Ruchi Divya'),
      men: words('Amit Rahul Ankit Gaurav Vivek Manish Saurabh Abhishek Deepak Alok Pankaj Vikas'),
      surnames: words(
        'Sharma Gupta Verma Mishra Tiwari Srivastava Pandey Chaudhary Saxena Tripathi Yadav Dubey',
      ),
    },
    14,
  ],
  [
    {
      women: words('Hetal Krupa Bhavika Jinal Dhara Komal Nishita Urvashi'),
      men: words('Jignesh Hardik Chirag Mehul Parth Ketan Dhaval Nirav Bhavesh'),
      surnames: words('Patel Shah Mehta Desai Trivedi Parekh Gandhi Thakkar Joshipura Dave'),
    },
    9,
  ],
  [
    {
      women: words('Ritu Payal Surbhi Nikita Khushboo Megha Rachana'),
      men: words('Mohit Yash Naveen Piyush Lokesh Ayush Vinod'),
      surnames: words('Agarwal Jain Maheshwari Oswal Kothari Rathore Bafna Lodha Singhvi'),
    },
    8,
  ],
  [
    {
      women: words('Ananya Meera Tara Lakshmi Kavitha Gayathri Nandini Revathi Janani'),
      men: words('Karthik Arvind Vignesh Sriram Ganesh Balaji Prakash Hariharan Senthil'),
      surnames: words('Iyer Krishnan Subramanian Venkatesan Raghavan Natarajan Sundaram Ramaswamy Murugan'),
    },
    7,
  ],
  [
    {
      women: words('Sowmya Chaitra Rashmi Deepika Vidya Spoorthi'),
      men: words('Raghavendra Manjunath Chetan Kiran Sandeep Harsha Naveen'),
      surnames: words('Hegde Rao Shetty Gowda Bhat Kamath Shenoy Nayak'),
    },
    6,
  ],
  [
    {
      women: words('Swathi Bhavana Sirisha Mounika Harika Sravani'),
      men: words('Suresh Srinivas Phani Chaitanya Naresh Praveen Sai'),
      surnames: words('Reddy Naidu Chowdary Varma Yellapragada Gopisetty Raju'),
    },
    5,
  ],
  [
    {
      women: words('Leela Anju Divya Remya Asha Sreelakshmi Aparna'),
      men: words('Arun Vishnu Sajith Rajeev Unnikrishnan Jithin Biju'),
      surnames: words('Nair Menon Pillai Nambiar Kurup Warrier Thomas Varghese Mathew'),
    },
    5,
  ],
  [
    {
      women: words('Gurleen Harpreet Simran Jasleen Navneet Manpreet'),
      men: words('Gurpreet Jaspal Harjot Amandeep Karan Rajdeep'),
      surnames: words('Sandhu Gill Bhatia Sethi Dhillon Arora Ahluwalia Kapoor Chadha'),
    },
    5,
  ],
  [
    {
      women: words('Debjani Sohini Moumita Paromita Ishita Sreyashi'),
      men: words('Anirban Sourav Subhajit Arnab Debashish Kaushik'),
      surnames: words('Mukherjee Banerjee Chatterjee Ghosh Sen Dasgupta Bhattacharya Roy'),
    },
    5,
  ],
  [
    {
      women: words('Fatima Zoya Sana Ayesha Nazneen Rukhsar Heena'),
      men: words('Imran Faizan Aamir Salman Irfan Zaid Arshad'),
      surnames: words('Shaikh Qadri Khan Ansari Sayyed Pathan Siddiqui Inamdar Merchant'),
    },
    7,
  ],
  [
    {
      women: words('Rochelle Sharon Michelle Delphine Anita'),
      men: words('Joel Savio Melvin Clifford Royston'),
      surnames: words('Fernandes Pinto Rodrigues Almeida Lobo Gonsalves Mascarenhas'),
    },
    4,
  ],
  [
    {
      women: words('Freny Roshni Jasmine Karishma Bhumika'),
      men: words('Cyrus Rustom Jamshed Haresh Mahesh'),
      surnames: words('Mistry Daruwala Irani Contractor Lalwani Chhabria Hingorani Ramchandani'),
    },
    3,
  ],
  [
    {
      women: words('Rimjhim Lipika Ibemcha Pallavi Mamoni'),
      men: words('Bhaskar Jyotirmoy Lalrinmawia Tomba Himanshu'),
      surnames: words('Baruah Saikia Hazarika Singha Mohanty Pattnaik Mahapatra'),
    },
    3,
  ],
]

/** Sometimes a name that tests the width of a column. */
export const longNames: readonly PersonName[] = [
  { firstName: 'Venkata Satyanarayana', lastName: 'Yellapragada', latin: 'satya.yellapragada' },
  { firstName: 'Lakshmi Narasimha Murthy', lastName: 'Bhamidipati', latin: 'lnmurthy' },
  { firstName: 'Gopalakrishnan', lastName: 'Thiruvenkatanathan', latin: 'gopal.thiru' },
  { firstName: 'Padmavathi Annapoorna', lastName: 'Chidambaranathan', latin: 'padma.chidambaram' },
  { firstName: 'Jyotiraditya Pratapsinh', lastName: 'Raje Nimbalkar', latin: 'jyotiraditya.rn' },
]

/** People who typed their name in their own script. */
export const ownScriptNames: readonly PersonName[] = [
  { firstName: 'अनिकेत', lastName: 'देशपांडे', latin: 'aniket.deshpande' },
  { firstName: 'கார்த்திகேயன்', lastName: 'சுப்பிரமணியன்', latin: 'karthikeyan.s' },
]
